import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { BeforePaying } from '@/components/checkout/before-paying/before-paying'
import { BeforePayingIn } from '@/components/checkout/before-paying/before-paying-context'
import { OrderButtonLabel } from '@/components/checkout/before-paying/order-button-label'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { countryName } from '@/lib/i18n/countries'
import { payableFrom } from '@/lib/payments/where-offered'
import type { MethodProps } from '../method-view'
import { useOwnPagePayment } from '../use-own-page-payment'

/** Payment on Klarna's own page. Where the buyer's country is not known, and does not follow from the currency, it is asked. */
export function KlarnaPayment(props: MethodProps<'wallet'>) {
  const { method, purchase, busy } = props
  const t = useTranslations('payment')
  const locale = useLocale()
  const { leave, isLeaving } = useOwnPagePayment(props)
  const known = purchase.customer.country ?? ''
  const countries = payableFrom(method.countries, purchase.currency, known) ?? []
  const [chosen, setChosen] = useState('')
  const country = countries.length === 1 ? (countries[0] ?? '') : chosen

  function submit(event: FormEvent) {
    event.preventDefault()
    void leave(country)
  }

  return (
    <form onSubmit={submit}>
      <p className="text-sm text-ink-soft">{t('klarnaText')}</p>
      {countries.length > 1 && (
        <SelectField
          id="klarna-country"
          label={t('klarnaCountry')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          required
          className="mt-4"
        >
          <option value="" />
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </SelectField>
      )}
      <BeforePayingIn country={country}>
        <BeforePaying />
        <Button
          type="submit"
          size="lg"
          disabled={busy || isLeaving || country === ''}
          className="mt-5 h-13 w-full"
        >
          <OrderButtonLabel label={t('payWithKlarna')} isPaying={isLeaving} />
        </Button>
      </BeforePayingIn>
    </form>
  )
}
