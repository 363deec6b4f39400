"""The phases of Koi-Koi: for each stage what may be done, why not, and what it does."""
