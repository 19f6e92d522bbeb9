import type { createTranslator } from 'next-intl'
import { textLocaleOf } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'
import { EVERYWHERE, regionNames } from './regions'
import { type KeyOrigin, lastUpdateDay, type Statement, updatesOf } from './statements'

type StatementTranslator = ReturnType<typeof createTranslator<Messages, 'statement'>>

type Language = { t: StatementTranslator; locale: string }

/** One thing that is stated. */
export type Said = { label: string; text: string }

/**
 * What is stated of a product's keys and updates, in a language.
 *
 * @param boughtOn the day of the order, from which months are counted; left out where it is not bought yet
 */
export function saidStatement(
  statement: Statement,
  { t, locale, boughtOn }: Language & { boughtOn?: string },
): Said[] {
  const { updates } = statement
  return [
    { label: t('label'), text: saidOrigin(statement, { t, locale }) },
    {
      label: t('updatesLabel'),
      text: updates === null ? '' : saidUpdates(updates, { t, locale, boughtOn }),
    },
  ].filter(({ text }) => text !== '')
}

/** Type, source and first region in one line; empty where none is stated. */
function saidOrigin(
  { licenceKind, keySource, firstRegion }: KeyOrigin,
  { t, locale }: Language,
): string {
  const region =
    firstRegion === null || firstRegion === EVERYWHERE
      ? firstRegion
      : regionNames([firstRegion], locale).join('')
  return [
    licenceKind && t(`kinds.${licenceKind}`),
    keySource && t(`sources.${keySource}`),
    region && (region === EVERYWHERE ? t('firstSoldAnywhere') : t('firstSold', { region })),
  ]
    .filter(Boolean)
    .join(', ')
}

function saidUpdates(
  stated: string,
  { t, locale, boughtOn }: Language & { boughtOn: string | undefined },
): string {
  const updates = updatesOf(stated)
  if ('months' in updates && boughtOn === undefined)
    return t('updatesMonths', { count: updates.months })
  const day = lastUpdateDay(stated, boughtOn ?? '')
  const written = new Intl.DateTimeFormat(textLocaleOf(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))
  return t('updatesUntil', { date: written })
}
