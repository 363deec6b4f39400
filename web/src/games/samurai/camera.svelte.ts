// Where one looks at the map from: a point and a scale; by finger, wheel, mouse or keys.
import { HALF, type Box } from "./geometry";

const CLOSEST = 1.6;
const FAR = 6;
/** The height of a hex on the screen that a finger meets without looking twice, and the least it can do with. */
const EASY = 42;
const LEAST = 30;

export class Camera {
  width = $state(1);
  height = $state(1);
  /** Screen units to a map unit, and the point in the middle; null scale: the whole map. */
  #scale = $state<number | null>(null);
  #x = $state(0);
  #y = $state(0);
  #world: () => Box;
  #pointers = new Map<number, PointerEvent>();
  moved = false;
  /** Where one looked from before the map moved by itself. */
  #before: { scale: number | null; x: number; y: number } | null = null;
  moving = $state(false);

  constructor(world: () => Box) {
    this.#world = world;
  }

  /** The scale at which the whole map is in sight. Where hexes are too small for a finger then, the first touch comes closer. */
  get fit(): number {
    const world = this.#world();
    return Math.min(this.width / world.width, this.height / world.height);
  }
  get scale(): number {
    return this.#scale ?? this.fit;
  }
  get whole(): boolean {
    return this.#scale === null;
  }
  get x(): number {
    const world = this.#world();
    return this.#scale === null ? world.x + world.width / 2 : this.#x;
  }
  get y(): number {
    const world = this.#world();
    return this.#scale === null ? world.y + world.height / 2 : this.#y;
  }
  get box(): string {
    const width = this.width / this.scale;
    const height = this.height / this.scale;
    return `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`;
  }

  /** Whether a finger would miss a hex as it is shown now. */
  get tiny(): boolean {
    return this.scale * HALF * 2 < LEAST;
  }

  /** Whether a part of the map is out of sight. */
  get #spare(): boolean {
    const world = this.#world();
    return world.width * this.scale > this.width + 1 || world.height * this.scale > this.height + 1;
  }

  all(): void {
    this.#scale = null;
  }

  /** Come close enough for a finger, for as long as something is being chosen. */
  lean(at: { x: number; y: number }): void {
    this.#before ??= { scale: this.#scale, x: this.x, y: this.y };
    this.zoom(EASY / (HALF * 2) / this.scale, at);
  }
  /** Back to where one looked from before anything was to be chosen. */
  straighten(): void {
    if (!this.#before) return;
    const { scale, x, y } = this.#before;
    this.#before = null;
    if (scale === null) this.all();
    else this.#look(x, y, scale);
  }

  /** Whether a point can be seen. */
  sees(point: { x: number; y: number }): boolean {
    const farX = Math.abs(point.x - this.x) * this.scale;
    const farY = Math.abs(point.y - this.y) * this.scale;
    return farX < this.width / 2 - 8 && farY < this.height / 2 - 8;
  }

  /** Show all of a part of the map, as close as it allows. */
  frame(box: Box): void {
    this.#before ??= { scale: this.#scale, x: this.x, y: this.y };
    const scale = Math.min(this.width / box.width, this.height / box.height, this.scale);
    this.#look(box.x + box.width / 2, box.y + box.height / 2, scale);
  }

  #look(x: number, y: number, scale: number): void {
    const world = this.#world();
    const closer = Math.min(CLOSEST, Math.max(this.fit, scale));
    // The map never leaves the window altogether.
    const spareX = Math.max(0, world.width - this.width / closer) / 2;
    const spareY = Math.max(0, world.height - this.height / closer) / 2;
    if (spareX + spareY === 0 || (closer <= this.fit * 1.001 && scale > this.scale * 1.001)) return this.all();
    const middleX = world.x + world.width / 2;
    const middleY = world.y + world.height / 2;
    this.#x = Math.min(middleX + spareX, Math.max(middleX - spareX, x));
    this.#y = Math.min(middleY + spareY, Math.max(middleY - spareY, y));
    this.#scale = closer;
  }

  /** Zoom so that the point under the pointer stays where it is. */
  zoom(factor: number, at?: { x: number; y: number }): void {
    const dx = (at?.x ?? this.width / 2) - this.width / 2;
    const dy = (at?.y ?? this.height / 2) - this.height / 2;
    const next = Math.min(CLOSEST, Math.max(this.fit, this.scale * factor));
    this.#look(this.x + dx / this.scale - dx / next, this.y + dy / this.scale - dy / next, next);
  }

  pan(dx: number, dy: number): void {
    this.#look(this.x - dx / this.scale, this.y - dy / this.scale, this.scale);
  }

  /** Bring a point into view, with some room around it. */
  show(x: number, y: number): void {
    if (this.whole) return;
    const roomX = this.width / this.scale / 2 - 90;
    const roomY = this.height / this.scale / 2 - 90;
    const nextX = Math.min(x + roomX, Math.max(x - roomX, this.x));
    const nextY = Math.min(y + roomY, Math.max(y - roomY, this.y));
    this.#look(nextX, nextY, this.scale);
  }

  down(event: PointerEvent): void {
    if (!this.#pointers.size) this.moved = false;
    this.#pointers.set(event.pointerId, event);
  }

  move(event: PointerEvent, over: Element): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const box = over.getBoundingClientRect();
    const others = [...this.#pointers.values()].filter((each) => each.pointerId !== event.pointerId);
    const other = others[0];
    if (other) {
      const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
      const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
      const x = (event.clientX + other.clientX) / 2 - box.left;
      const y = (event.clientY + other.clientY) / 2 - box.top;
      this.zoom(is / Math.max(was, 1), { x, y });
      this.pan((event.clientX - before.clientX) / 2, (event.clientY - before.clientY) / 2);
      this.#go(over, event);
    } else {
      if (!this.moving && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < FAR) return;
      if (!this.#spare) return;
      this.pan(event.clientX - before.clientX, event.clientY - before.clientY);
      this.#go(over, event);
    }
    this.#pointers.set(event.pointerId, event);
  }

  // The click that ends a drag goes to the map then, and not to a hex. Whoever moves the map stays there.
  #go(over: Element, event: PointerEvent): void {
    this.#before = null;
    this.moved = true;
    if (!this.moving) over.setPointerCapture(event.pointerId);
    this.moving = true;
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (!this.#pointers.size) this.moving = false;
  }
}
