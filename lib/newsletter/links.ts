import 'server-only'
import { z } from 'zod'
import { openToken, sealToken } from '@/lib/core/sealed-token'

const DAY = 86_400

/** How long a link that confirms a subscription holds. */
export const CONFIRM_DAYS = 7
const CONFIRM = { purpose: 'newsletter-confirm', seconds: CONFIRM_DAYS * DAY }

/** Whoever finds a mail of years ago can still end the subscription. */
const UNSUBSCRIBE = { purpose: 'newsletter-unsubscribe', seconds: 20 * 365 * DAY }

const confirmFacts = z.object({ subscriberId: z.number().int(), round: z.number().int() })
const unsubscribeFacts = z.object({ subscriberId: z.number().int() })

type ConfirmFacts = z.infer<typeof confirmFacts>
type UnsubscribeFacts = z.infer<typeof unsubscribeFacts>

/** A token that confirms the subscription of this round, and none that begins after it has ended. */
export const sealConfirmation = ({ subscriberId, round }: ConfirmFacts): Promise<string> =>
  sealToken(CONFIRM.purpose, { subscriberId, round }, CONFIRM.seconds)

export const openConfirmation = (token: string): Promise<ConfirmFacts | null> =>
  openToken(CONFIRM.purpose, confirmFacts, token, CONFIRM.seconds)

/** A token that ends a subscription, whichever round it is in. */
export const sealUnsubscription = (subscriberId: number): Promise<string> =>
  sealToken(UNSUBSCRIBE.purpose, { subscriberId }, UNSUBSCRIBE.seconds)

export const openUnsubscription = (token: string): Promise<UnsubscribeFacts | null> =>
  openToken(UNSUBSCRIBE.purpose, unsubscribeFacts, token, UNSUBSCRIBE.seconds)
