import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { STATEMENTS, type SupplyConsent } from './use-supply-consent'

type ConsentBoxesProps = { consent: SupplyConsent; disabled: boolean }

/** Asks a consumer about immediate supply: two statements, each with a box of its own. */
export function ConsentBoxes({ consent, disabled }: ConsentBoxesProps) {
  const t = useTranslations('supplyConsent')
  const id = useId()
  const { isAsked, isNeeded, ticked, missing, boxes, tick } = consent
  if (!isAsked) return null
  return (
    <fieldset className="mb-5 rounded-control border border-line p-4" disabled={disabled}>
      <legend className="px-1 text-sm font-bold">{t('heading')}</legend>
      <p className="text-sm text-ink-soft">{t('text')}</p>
      {STATEMENTS.map((statement) => {
        const isMissing = missing.includes(statement)
        const problem = `${id}-${statement}`
        return (
          <div key={statement}>
            <Checkbox
              ref={boxes[statement]}
              label={<span className="font-medium text-ink">{t(statement)}</span>}
              checked={ticked[statement]}
              required={isNeeded}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? problem : undefined}
              onChange={({ target }) => tick(statement, target.checked)}
            />
            <div role="alert">
              {isMissing && (
                <p id={problem} className="ms-8 mb-1 text-sm font-medium text-danger">
                  {t(`problems.${statement}`)}
                </p>
              )}
            </div>
          </div>
        )
      })}
      {!isNeeded && <p className="mt-1 text-sm text-muted">{t('later')}</p>}
    </fieldset>
  )
}
