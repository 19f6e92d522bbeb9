import type { Limit } from '@/lib/http/limit'
import { REVEALS } from './reveal-limits'

const QUARTER_HOUR = 900

/** What the owner is warned of: when more of a kind happens than its limit allows. */
export const INCIDENTS = {
  failed_login: { name: 'alert-failed-login', points: 20, seconds: QUARTER_HOUR },
  key_reveal: REVEALS,
  refused_call: { name: 'alert-refused-call', points: 20, seconds: QUARTER_HOUR },
} as const satisfies Record<string, Limit>

export type IncidentKind = keyof typeof INCIDENTS

/** Who caused an incident, as far as it is known. */
export type Culprit = { userId: number | null; username: string; address: string }
