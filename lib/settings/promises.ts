import { textLocaleOf } from '@/lib/i18n/locales'
import type { SupportPromise } from './choices'

/** What the store promises its shoppers: every page, mail and rule has it from the settings. */
export type Promises = {
  /** Minutes from payment to mail; 0: nothing is promised. */
  deliveryMinutes: number
  /** Days from the order within which the money goes back; 0: there is no guarantee. */
  refundDays: number
  /** Those of `shortRefundPublishers`, where they are fewer, and before activation only. */
  shortRefundDays: number
  shortRefundPublishers: readonly string[]
  /** Whether licences are called genuine ones of their publishers. */
  isGenuine: boolean
  support: SupportPromise
  answers: AnswerTimes
}

/** Within which support answers; 0: not said. */
export type AnswerTimes = {
  chatMinutes: number
  phoneMinutes: number
  /** Messages, and whatever else has no time of its own. */
  answerHours: number
  criticalHours: number
  salesHours: number
  refundAnswerHours: number
}

/** The settings that a promise is made by. */
type PromiseSettings = Omit<Promises, 'isGenuine' | 'support' | 'answers'> &
  AnswerTimes & {
    genuinePromise: boolean
    supportPromise: SupportPromise
  }

export const promisesOf = (settings: PromiseSettings): Promises => ({
  deliveryMinutes: settings.deliveryMinutes,
  refundDays: settings.refundDays,
  shortRefundDays: settings.shortRefundDays,
  shortRefundPublishers: settings.shortRefundPublishers,
  isGenuine: settings.genuinePromise,
  support: settings.supportPromise,
  answers: {
    chatMinutes: settings.chatMinutes,
    phoneMinutes: settings.phoneMinutes,
    answerHours: settings.answerHours,
    criticalHours: settings.criticalHours,
    salesHours: settings.salesHours,
    refundAnswerHours: settings.refundAnswerHours,
  },
})

/** What the mails of busy hours take, as the store says beside what it promises: from–to, in minutes. */
export const typicalMinutes = ({ deliveryMinutes }: Promises): readonly [number, number] => [
  deliveryMinutes,
  3 * deliveryMinutes,
]

/** The placeholders of messages that say a promise. A message leaves out what is 0, `no` or `unsaid`. */
export const promiseValues = ({ deliveryMinutes, refundDays, isGenuine, support }: Promises) => ({
  minutes: deliveryMinutes,
  days: refundDays,
  genuine: isGenuine ? 'yes' : 'no',
  support,
})

/** Whether some publishers have fewer days than all others. */
export const hasShorterPeriods = ({
  refundDays,
  shortRefundDays,
  shortRefundPublishers,
}: Promises): boolean => shortRefundPublishers.length > 0 && shortRefundDays < refundDays

/** The placeholders of messages about publishers with a shorter period: `none` when there are none. */
export const shortPeriodValues = (promises: Promises, locale: string) => ({
  shorter: hasShorterPeriods(promises) ? 'some' : 'none',
  shortDays: promises.shortRefundDays,
  shortPublishers: new Intl.ListFormat(textLocaleOf(locale), { type: 'conjunction' }).format(
    promises.shortRefundPublishers,
  ),
})

/** What of a product decides how long its money goes back. */
export type RefundableProduct = {
  publisher: string
  /** Its own period; 0: none, `null`: as the store says. */
  refundDays: number | null
}

/** Whether a publisher is one with a shorter period, matched by name: `Microsoft`, but also `Microsoft Corporation`. */
function isShortPublisher({ shortRefundPublishers }: Promises, publisher: string): boolean {
  const name = publisher.trim().toLowerCase()
  return shortRefundPublishers.some((short) => {
    const shortName = short.toLowerCase()
    return name === shortName || name.startsWith(`${shortName} `)
  })
}

/** Days after the order within which a product's money goes back; 0: it does not. */
export function refundDaysOf(promises: Promises, product: RefundableProduct): number {
  if (product.refundDays !== null) return product.refundDays
  return isShortPublisher(promises, product.publisher)
    ? Math.min(promises.shortRefundDays, promises.refundDays)
    : promises.refundDays
}

/** Whether a product's money goes back before it is activated only: the rule of publishers with a shorter period. */
export const isBeforeActivation = (promises: Promises, product: RefundableProduct): boolean =>
  product.refundDays === null && isShortPublisher(promises, product.publisher)

/** The products of a purchase for which the store's general period does not hold, those of one period together. */
export type RefundException = {
  days: number
  isBeforeActivation: boolean
  /** Publishers; of products with a period of their own their names. Each once, in their order. */
  names: string[]
}

/** @returns the shortest last; none where the general period holds for all */
export function refundExceptions(
  promises: Promises,
  products: readonly (RefundableProduct & { name: string })[],
): RefundException[] {
  const exceptions = new Map<string, RefundException>()
  for (const product of products) {
    const days = refundDaysOf(promises, product)
    const isLimited = isBeforeActivation(promises, product)
    if (days === promises.refundDays && !(isLimited && days > 0)) continue
    const name = isLimited ? product.publisher.trim() : product.name
    const key = `${days} ${isLimited}`
    const known = exceptions.get(key) ?? { days, isBeforeActivation: isLimited, names: [] }
    if (!known.names.includes(name)) known.names.push(name)
    exceptions.set(key, known)
  }
  return [...exceptions.values()].sort((a, b) => b.days - a.days)
}

/** Days within which the money of all items of an order goes back; 0: of some of them never. */
export const refundDaysOfAll = (items: readonly { refundDays: number }[]): number =>
  Math.min(...items.map(({ refundDays }) => refundDays))
