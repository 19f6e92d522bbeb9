import { useTranslations } from 'next-intl'
import type { FieldErrors } from 'react-hook-form'
import type { CustomerFields } from '@/components/checkout/customer-schema'
import { OptionalLabel } from '@/components/checkout/optional-label'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { TypedGift } from '@/lib/customers/contracts'
import { GIFT_HOUR_UTC, MAX_GIFT_DAYS_AHEAD } from '@/lib/orders/gift-rules'

/** Proposed with a day: an hour at which people read mail. */
const PROPOSED_TIME = `${String(GIFT_HOUR_UTC).padStart(2, '0')}:00`

type GiftTimeFieldsProps = {
  gift: TypedGift
  errors: FieldErrors<CustomerFields>['gift']
  onChange: (typed: Partial<TypedGift>) => void
}

/** When a gift is mailed: on which day, and with one, at what time in which time zone. */
export function GiftTimeFields({ gift, errors, onChange }: GiftTimeFieldsProps) {
  const t = useTranslations('checkout.gift')
  const { sendOn, sendTime, timeZone } = gift
  return (
    <>
      <TextField
        id="gift-day"
        type="date"
        label={<OptionalLabel text={t('sendOn')} />}
        hint={t('sendOnHint')}
        value={sendOn ?? ''}
        error={
          errors?.sendOn &&
          t(errors.sendOn.message === 'too_late' ? 'too_late' : 'past', {
            days: MAX_GIFT_DAYS_AHEAD,
          })
        }
        onChange={({ target: { value: day } }) =>
          onChange({
            sendOn: day,
            sendTime: sendTime || (day && PROPOSED_TIME),
            timeZone: timeZone || (day && zoneOfBrowser()),
          })
        }
      />
      {sendOn && (
        <>
          <TextField
            id="gift-time"
            type="time"
            label={t('sendTime')}
            value={sendTime || PROPOSED_TIME}
            error={
              errors?.sendTime &&
              t(errors.sendTime.message === 'past_time' ? 'past_time' : 'timeInvalid')
            }
            onChange={({ target }) => onChange({ sendTime: target.value })}
          />
          <SelectField
            id="gift-zone"
            label={t('timeZone')}
            hint={t('timeZoneHint')}
            className="sm:col-span-2"
            value={timeZone || 'UTC'}
            error={errors?.timeZone && t('timeZoneInvalid')}
            onChange={({ target }) => onChange({ timeZone: target.value })}
          >
            {zonesWith(timeZone).map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </>
  )
}

const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The zones that the browser knows, and the chosen one, which may be known by an older name. */
const zonesWith = (chosen: string | null | undefined): string[] =>
  [...new Set([...(chosen ? [chosen] : []), ...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort()
