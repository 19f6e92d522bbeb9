import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { pageCurrency } from '@/components/back-office/page-currency'
import { useMailState } from '@/components/mail/admin/use-mail-state'
import { FOLLOWING_SETTINGS } from '@/lib/settings/choices'
import { type Gap, type GapKind, gapsOf } from '@/lib/settings/market-gaps'
import type { MarketFacts } from '@/lib/settings/markets'
import { hrefOf } from './market-proposals'
import type { Values } from './settings-values'

const isSetting = (what: GapKind): what is (typeof FOLLOWING_SETTINGS)[number] =>
  FOLLOWING_SETTINGS.some((setting) => setting === what)

/** What the store lacks for the ticked markets, each with the place that mends it; settings that differ stand above it. */
export function MarketChecklist({ values, facts }: { values: Values; facts: MarketFacts }) {
  const t = useTranslations('backOffice.settings')
  const id = useId()
  const { data: mail } = useMailState()
  const hasMailServer = mail && mail.server !== null
  const gaps = gapsOf({ ...values, ...facts, baseCurrency: pageCurrency(), hasMailServer }).filter(
    ({ what }) => !isSetting(what),
  )
  const isComplete = gaps.every(({ isAdvice }) => isAdvice)
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-5 sm:col-span-2">
      <h3 id={id} className="text-sm font-bold">
        {t('markets.missing')}
      </h3>
      <ul className="mt-2 grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {isComplete && (
          <li className="flex gap-2.5 text-sm text-ink-soft lg:col-span-2">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            {t('markets.nothingMissing')}
          </li>
        )}
        {gaps.map((gap) => (
          <GapRow key={gap.what} gap={gap} />
        ))}
      </ul>
    </section>
  )
}

function GapRow({ gap: { what, place, isAdvice, fields, currencies } }: { gap: Gap }) {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  if (isSetting(what)) return null
  const Sign = isAdvice ? Info : CircleAlert
  const names = fields?.map((field) => t(`labels.${field}`)) ?? currencies ?? []
  return (
    <li className="flex min-w-0 gap-2.5">
      <Sign
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${isAdvice ? 'text-muted' : 'text-danger'}`}
      />
      <div className="min-w-0 text-sm">
        <a
          href={hrefOf(place)}
          className="font-semibold text-primary-strong underline underline-offset-2 hover:text-primary-deep"
        >
          {t(`markets.gaps.${what}.title`, {
            names: new Intl.ListFormat(locale).format(names),
          })}
        </a>
        <p className="text-muted">{t(`markets.gaps.${what}.why`)}</p>
      </div>
    </li>
  )
}
