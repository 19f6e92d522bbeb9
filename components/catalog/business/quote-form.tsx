import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Icon } from '@/components/ui/icon/icon'
import { MAX_QUOTE_ADDRESS } from '@/lib/checkout/quotes/limits'
import { MAX_COMPANY, MAX_REFERENCE, MAX_TAX_ID } from '@/lib/customers/tax-id'
import { saveQuote } from './save-quote'

export const QUOTE_FORM_ID = 'quote-form'

type QuoteFormProps = {
  countries: readonly { code: string; name: string }[]
  /** Whether product and seats make one. */
  canMake: boolean
}

/** Whom a quote is for. The form is one of the browser's own, which sends it without scripts, too. */
export function QuoteForm({ countries, canMake }: QuoteFormProps) {
  const t = useTranslations('businessPage.quote')
  const page = useTranslations('businessPage')
  const locale = useLocale()
  const { currency } = useSelling()
  const [isMaking, setMaking] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isMaking) return
    const form = event.currentTarget
    setMaking(true)
    setFailed(false)
    try {
      await saveQuote(new FormData(form))
    } catch {
      setFailed(true)
    }
    setMaking(false)
  }

  return (
    <Panel id="quote" heading={t('heading')}>
      <p className="mt-1 text-sm text-muted">{t('text')}</p>
      <form
        id={QUOTE_FORM_ID}
        method="post"
        encType="multipart/form-data"
        action="/api/quotes"
        onSubmit={(event) => void make(event)}
        className="mt-5 grid gap-5"
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="currency" value={currency} />
        <TextField
          id="quote-company"
          name="company"
          label={t('company')}
          dir="auto"
          autoComplete="organization"
          maxLength={MAX_COMPANY}
        />
        <TextAreaField
          id="quote-address"
          name="address"
          label={t('address')}
          rows={3}
          dir="auto"
          autoComplete="street-address"
          maxLength={MAX_QUOTE_ADDRESS}
        />
        <SelectField
          id="quote-country"
          name="country"
          label={t('country')}
          hint={t('countryHint')}
          autoComplete="country"
        >
          <option value="">{t('noCountry')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          id="quote-tax-id"
          name="taxId"
          label={t('taxId')}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={MAX_TAX_ID}
        />
        <TextField
          id="quote-reference"
          name="reference"
          label={t('reference')}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          maxLength={MAX_REFERENCE}
        />
        <p className="text-sm text-muted">{t('notStored')}</p>
        <FormError>{hasFailed ? t('failed') : undefined}</FormError>
        <div>
          <Button
            type="submit"
            variant="outline"
            size="lg"
            disabled={!canMake}
            aria-disabled={isMaking || undefined}
            aria-describedby={canMake ? undefined : 'quote-hint'}
            className="w-full"
          >
            <Icon name="file-text" />
            {t('download')}
          </Button>
          {!canMake && (
            <p id="quote-hint" className="mt-2 text-center text-sm text-muted">
              {t('needsSeats', { seats: page('seats') })}
            </p>
          )}
        </div>
      </form>
    </Panel>
  )
}
