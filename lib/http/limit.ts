/** `points` calls in `seconds`, counted under `name`. */
export type Limit = { name: string; points: number; seconds: number }
