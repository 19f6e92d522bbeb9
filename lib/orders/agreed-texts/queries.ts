import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { isInEurope } from '@/lib/settings/withdrawal-link'
import { AGREED_TEXTS_TAG } from './cache-tags'
import { AGREED_TEXT_KINDS, type AgreedText } from './contracts'

/** The payment of an order, as far as it says what was agreed. */
type Paid = { agreedTexts: readonly number[]; linksTexts: boolean }

/** The versions that were in force when an order was paid, in their order. */
export async function agreedTextsOf({ agreedTexts }: Paid): Promise<AgreedText[]> {
  const versions = await db().agreedText.findMany({
    where: { id: { in: [...agreedTexts] } },
    select: { id: true, kind: true, language: true, number: true, validFrom: true },
  })
  return AGREED_TEXT_KINDS.flatMap((kind) =>
    versions
      .filter((version) => version.kind === kind)
      .map(({ validFrom, ...version }) => ({ ...version, validFrom: validFrom.toISOString() })),
  )
}

/** Whether they are mailed with the confirmation and stand on the order's page: for who was shown them beside the button, and Europe. */
export const sendsAgreedTexts = (
  { linksTexts }: Pick<Paid, 'linksTexts'>,
  taxCountry: string | null,
): boolean => linksTexts || (taxCountry !== null && isInEurope(taxCountry))

/** A version as its page shows it. Cached; `null` for an unknown id. */
export async function cachedAgreedText(id: number) {
  'use cache'
  cacheTag(AGREED_TEXTS_TAG)
  cacheLife('hours')
  const found = await db().agreedText.findUnique({ where: { id } })
  return found && { ...found, validFrom: found.validFrom.toISOString() }
}
