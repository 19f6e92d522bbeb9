import { CircleCheck, CircleDot, Pin } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { FollowingSetting, Market } from '@/lib/settings/choices'
import { type Gap, placeOf } from '@/lib/settings/market-gaps'
import type { MarketFacts, Proposal } from '@/lib/settings/markets'
import { useSettingsForm } from './setting-fields'
import type { Values } from './settings-values'

type MarketProposalsProps = {
  facts: MarketFacts
  proposals: readonly Proposal[]
  nameOf: (market: Market) => string
}

/** Where something is mended: a section of this page, or a page of its own. */
export const hrefOf = (place: Gap['place']): string => {
  if (place === 'taxes') return '/admin/taxes'
  return place === 'terms' ? '/terms' : `#${place}`
}

/** What the ticked markets ask of each setting, beside what it is; nothing changes before somebody uses it and saves. */
export function MarketProposals({ facts, proposals, nameOf }: MarketProposalsProps) {
  const t = useTranslations('backOffice.settings')
  const { form } = useSettingsForm()
  const id = useId()
  const open = proposals.filter(({ state }) => state === 'differs')
  const agreeing = proposals.filter(({ state }) => state === 'agrees')
  const others = proposals.filter(({ state }) => state !== 'agrees')
  const heading = useRef<HTMLHeadingElement>(null)

  function keep(setting: FollowingSetting, isKept: boolean) {
    const kept = facts.keptForMarkets.filter((each) => each !== setting)
    form.setValue('keptForMarkets', isKept ? [...kept, setting] : kept, { shouldDirty: true })
  }

  function use(chosen: readonly Proposal[]) {
    const names = chosen.map(({ setting }) => setting)
    for (const proposal of chosen)
      form.setValue(proposal.setting, formValueOf(proposal, form.getValues('taxRates')), {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      })
    form.setValue(
      'keptForMarkets',
      facts.keptForMarkets.filter((each) => !names.includes(each)),
      { shouldDirty: true },
    )
    // The buttons of what was used are gone.
    heading.current?.focus()
  }

  const rowOf = (proposal: Proposal) => (
    <ProposalRow
      key={proposal.setting}
      proposal={proposal}
      facts={facts}
      nameOf={nameOf}
      onUse={() => use([proposal])}
      onKeep={(isKept) => keep(proposal.setting, isKept)}
    />
  )

  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-5 sm:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id={id} ref={heading} tabIndex={-1} className="text-sm font-bold">
            {t('markets.follows')}
          </h3>
          <p role="status" className="text-sm text-muted">
            {proposals.length === 0
              ? t('markets.nothingFollows')
              : t('markets.agreeing', { count: agreeing.length, total: proposals.length })}
          </p>
        </div>
        {open.length > 0 && (
          <Button size="sm" onClick={() => use(open)}>
            {t('markets.useAll', { count: open.length })}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line">{others.map(rowOf)}</ul>
      )}
      {agreeing.length > 0 && (
        <details className="mt-3">
          <summary className="w-fit cursor-pointer py-1 text-sm font-semibold">
            {t('markets.agreeingOnes', { count: agreeing.length })}
          </summary>
          <ul className="mt-2 divide-y divide-line border-t border-line">{agreeing.map(rowOf)}</ul>
        </details>
      )}
    </section>
  )
}

/** What the form's field of a setting holds when it is as asked. @param typed the rates in the form, which stay as they are typed */
function formValueOf(proposal: Proposal, typed: Values['taxRates']): Values[FollowingSetting] {
  if (proposal.setting === 'taxRates')
    return proposal.value.map(({ country, rate }) => ({
      country,
      rate: typed.find((each) => each.country === country)?.rate ?? String(rate),
    }))
  if (proposal.setting === 'defaultTaxRate') return String(proposal.value)
  return proposal.value
}

type ProposalRowProps = {
  proposal: Proposal
  facts: MarketFacts
  nameOf: (market: Market) => string
  onUse: () => void
  onKeep: (isKept: boolean) => void
}

const SIGNS = {
  agrees: [CircleCheck, 'text-success'],
  differs: [CircleDot, 'text-primary-strong'],
  kept: [Pin, 'text-muted'],
} as const

function ProposalRow({ proposal, facts, nameOf, onUse, onKeep }: ProposalRowProps) {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  const valueText = useValueText()
  const { setting, value, because, state } = proposal
  const label = setting === 'taxThresholds' ? t('markets.thresholds') : t(`labels.${setting}`)
  const [Sign, colour] = SIGNS[state]
  const reason = setting === 'taxInclusive' && !value ? 'netPrices' : setting
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="flex min-w-0 gap-2.5">
        <Sign aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} />
        <div className="min-w-0">
          <a href={hrefOf(placeOf(setting))} className="text-sm font-semibold hover:underline">
            {label}
          </a>
          <p className="text-xs text-muted">
            {t('markets.because', {
              markets: new Intl.ListFormat(locale).format(because.map(nameOf)),
              reason: t(`markets.reasons.${reason}`),
            })}
          </p>
        </div>
      </div>
      <div className="min-w-0 ps-6.5 lg:ps-0">
        <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
          <Fact name={t('markets.now')}>{valueText(setting, facts)}</Fact>
          {state !== 'agrees' && (
            <Fact name={t('markets.asked')}>
              <span className="font-semibold">
                {valueText(setting, { ...facts, [setting]: value })}
              </span>
            </Fact>
          )}
        </dl>
        {state !== 'agrees' && (
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              variant="outline"
              aria-label={t('markets.useOne', { setting: label })}
              onClick={onUse}
            >
              {t('markets.use')}
            </Button>
            <Button
              size="sm"
              variant={state === 'kept' ? 'soft' : 'ghost'}
              aria-pressed={state === 'kept'}
              aria-label={t('markets.keepOne', { setting: label })}
              onClick={() => onKeep(state !== 'kept')}
            >
              {t('markets.keep')}
            </Button>
            {state === 'kept' && <span className="text-sm text-muted">{t('markets.kept')}</span>}
          </div>
        )}
      </div>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-ink [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

/** The value of a setting in words. */
function useValueText() {
  const t = useTranslations('backOffice.settings')
  const locale = useLocale()
  return (setting: FollowingSetting, facts: MarketFacts): string => {
    switch (setting) {
      case 'taxRates':
        return t('markets.rates', { count: facts.taxRates.length })
      case 'taxThresholds':
        return t('markets.places', { count: facts.taxThresholds.length })
      case 'defaultTaxRate':
        return Number.isNaN(facts.defaultTaxRate)
          ? '–'
          : new Intl.NumberFormat(locale, {
              style: 'percent',
              maximumFractionDigits: 2,
            }).format(facts.defaultTaxRate / 100)
      case 'taxBasedOn':
        return t(`choices.taxBasedOn.${facts.taxBasedOn}`)
      case 'taxDisplayCart':
        return t(`choices.taxDisplayCart.${facts.taxDisplayCart}`)
      case 'struckPrices':
        return t(`choices.struckPrices.${facts.struckPrices}`)
      case 'withdrawalFunction':
        return t(`choices.withdrawalFunction.${facts.withdrawalFunction}`)
      case 'supplyConsent':
        return t(`choices.supplyConsent.${facts.supplyConsent}`)
      case 'licenceNotice':
        return t(`choices.licenceNotice.${facts.licenceNotice}`)
      case 'eInvoices':
        return t(`choices.eInvoices.${facts.eInvoices}`)
      default:
        return t(facts[setting] ? 'markets.on' : 'markets.off')
    }
  }
}
