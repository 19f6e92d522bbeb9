import { useTranslations } from 'next-intl'
import { today } from '@/components/back-office/format-date'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_LINK_DAYS, MIN_LINK_DAYS } from '@/lib/checkout/payment-links/link-rules'
import { MAX_REASON_LENGTH } from '@/lib/orders/admin-limits'
import { MANUAL_MEANS, MAX_MANUAL_REFERENCE } from '@/lib/payments/manual/means'
import { ENDS } from './order-values'
import type { NewOrderForm } from './use-new-order'

/** How the order is paid, and what has to be known of that. */
export function EndFields({ form, field }: Pick<NewOrderForm, 'form' | 'field'>) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const kind = form.watch('end.kind')
  return (
    <div className="space-y-5">
      <fieldset>
        <legend className="sr-only">{t('newOrder.end')}</legend>
        <div className="space-y-3">
          {ENDS.map((end) => (
            <label key={end} className="flex items-start gap-2.5 text-sm">
              <input
                type="radio"
                value={end}
                className="mt-0.5 size-4 accent-brand"
                {...form.register('end.kind')}
              />
              <span>
                <span className="font-semibold">{t(`newOrder.ends.${end}`)}</span>
                <span className="block text-muted">{t(`newOrder.endHints.${end}`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {kind === 'link' && (
        <TextField
          label={t('newOrder.days')}
          type="number"
          required
          min={MIN_LINK_DAYS}
          max={MAX_LINK_DAYS}
          {...field('end.days')}
        />
      )}
      {kind === 'paid' && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField label={t('newOrder.means')} {...field('end.means')}>
            {MANUAL_MEANS.map((means) => (
              <option key={means} value={means}>
                {t(`means.${means}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('newOrder.receivedOn')}
            type="date"
            required
            max={today()}
            {...field('end.receivedOn')}
          />
          <TextField
            label={t('newOrder.reference')}
            required
            maxLength={MAX_MANUAL_REFERENCE}
            autoComplete="off"
            hint={t('newOrder.referenceHint')}
            className="sm:col-span-2"
            {...field('end.reference')}
          />
        </div>
      )}
      {kind === 'free' && (
        <TextField
          label={common('reason')}
          required
          maxLength={MAX_REASON_LENGTH}
          hint={t('newOrder.reasonHint')}
          {...field('end.reason')}
        />
      )}
    </div>
  )
}
