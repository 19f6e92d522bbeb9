import { afterEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { renderInStore } from '@/tests/setup/components'
import { OtherCurrency } from './other-currency'

type Methods = Parameters<typeof OtherCurrency>[0]['methods']

/** The part of the payment page, for what this visitor is charged in. */
function Shown({ methods, disabled = false }: { methods: Methods; disabled?: boolean }) {
  const { currency } = useSelling()
  return (
    <>
      <output>{currency}</output>
      <OtherCurrency methods={methods} currency={currency} disabled={disabled} />
    </>
  )
}

const shown = (methods: Methods, disabled?: boolean) => {
  localStorage.setItem('preferredCurrency', 'EUR')
  return renderInStore(<Shown methods={methods} disabled={disabled} />, {
    settings: { sellingCurrencies: { EUR: '99' } },
  })
}

afterEach(() => localStorage.clear())

describe('another currency to pay in', () => {
  it('is offered where a method takes that alone, and chosen by nobody else', async () => {
    const { user } = await shown([{ currencies: ['USD', 'EUR'] }, { currencies: ['USD'] }])
    expect(screen.getByRole('status')).toHaveTextContent('EUR')
    await user.click(screen.getByRole('button', { name: 'Pay in US dollars' }))
    expect(screen.getByRole('status')).toHaveTextContent('USD')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each<{ methods: Methods }>([
    { methods: [{ currencies: ['USD', 'EUR'] }, { currencies: ['USD', 'EUR'] }] },
    { methods: [{ currencies: ['USD', 'EUR'] }] },
  ])('is none where nothing is missing: %j', async ({ methods }) => {
    await shown(methods)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('waits while something is paid', async () => {
    await shown([{ currencies: ['EUR'] }, { currencies: ['USD'] }], true)
    expect(screen.getByRole('button')).toBeDisabled()
  })
})
