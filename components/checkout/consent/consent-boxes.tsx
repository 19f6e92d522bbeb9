import { useTranslations } from 'next-intl'
import { ConsentStatements } from '@/components/orders/consent/consent-statements'
import type { SupplyConsent } from './use-supply-consent'

type ConsentBoxesProps = { consent: SupplyConsent; disabled: boolean }

/** Asks a consumer about immediate supply before the payment. */
export function ConsentBoxes({
  consent: { isAsked, isNeeded, statements },
  disabled,
}: ConsentBoxesProps) {
  const t = useTranslations('supplyConsent')
  if (!isAsked) return null
  return (
    <fieldset className="mb-5 rounded-control border border-line p-4" disabled={disabled}>
      <legend className="px-1 text-sm font-bold">{t('heading')}</legend>
      <p className="text-sm text-ink-soft">{t('text')}</p>
      <ConsentStatements
        statements={statements}
        isNeeded={isNeeded}
        problemOf={(statement) => t(`problems.${statement}`)}
      />
      {!isNeeded && <p className="mt-1 text-sm text-muted">{t('later')}</p>}
    </fieldset>
  )
}
