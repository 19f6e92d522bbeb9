import type { Limit } from '@/lib/http/limit'

/** How often one address may ask about licences. */
export const LICENCE_CALLS: Limit = { name: 'licence-calls', points: 600, seconds: 60 }

/** How often anybody may ask about one key, known or not. */
export const CALLS_OF_KEY: Limit = { name: 'licence-key', points: 300, seconds: 60 }

/** How often devices may be activated and deactivated with one key. */
export const ACTIVATIONS_OF_KEY: Limit = { name: 'licence-activations', points: 60, seconds: 3600 }
