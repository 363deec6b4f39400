/** A form that says beside each field what is wrong there, and below them what is wrong otherwise. */

import { ApiError } from "../lib/api";
import { tellError } from "../lib/problems";

export type FieldName = "name" | "old" | "passphrase" | "code" | "address" | "form";

/** Which field a refusal is about. */
const ABOUT: Record<string, FieldName> = {
  name: "name",
  "name-unavailable": "name",
  "name-wrong": "name",
  "passphrase-length": "passphrase",
  "passphrase-common": "passphrase",
  "passphrase-wrong": "old",
  login: "passphrase",
  "recovery-code": "code",
  "mail-address": "address",
  "channels-many": "address",
};

export class Form {
  wrong = $state<Partial<Record<FieldName, string>>>({});
  busy = $state(false);

  /** Do something; whether it went well. */
  async send(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = {};
    try {
      await doing();
      return true;
    } catch (error) {
      const about = (error instanceof ApiError && ABOUT[error.problem.code]) || "form";
      this.wrong = { [about]: tellError(error) };
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** A day as people write it. */
export function day(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(at);
}
