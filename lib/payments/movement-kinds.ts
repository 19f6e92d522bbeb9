/** What moves on the account at a provider. */
export const MOVEMENT_KINDS = [
  'sale',
  'refund',
  /** Taken back by the provider, or given back after that. */
  'dispute',
  'fee',
  /** Held by the provider, or released. */
  'hold',
  'other',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]
