import { afterEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { renderInStore } from '@/tests/setup/components'
import { OtherCurrency } from './other-currency'

type Config = Parameters<typeof OtherCurrency>[0]['config']

/** The part of the payment page, for what this visitor is charged in. */
function Shown({ config, disabled = false }: { config: Config; disabled?: boolean }) {
  const { currency } = useSelling()
  return (
    <>
      <output>{currency}</output>
      <OtherCurrency config={config} currency={currency} disabled={disabled} />
    </>
  )
}

const shown = (config: Config, disabled?: boolean) => {
  localStorage.setItem('preferredCurrency', 'EUR')
  return renderInStore(<Shown config={config} disabled={disabled} />, {
    settings: { sellingCurrencies: { EUR: '99' } },
  })
}

afterEach(() => localStorage.clear())

describe('another currency to pay in', () => {
  it('is offered where a method takes that alone, and chosen by nobody else', async () => {
    const { user } = await shown({ walletCurrencies: ['USD', 'EUR'], cardCurrencies: ['USD'] })
    expect(screen.getByRole('status')).toHaveTextContent('EUR')
    await user.click(screen.getByRole('button', { name: 'Pay in US dollars' }))
    expect(screen.getByRole('status')).toHaveTextContent('USD')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each<Config>([
    { walletCurrencies: ['USD', 'EUR'], cardCurrencies: ['USD', 'EUR'] },
    { walletCurrencies: ['USD', 'EUR'], cardCurrencies: [] },
  ])('is none where nothing is missing: %j', async (config) => {
    await shown(config)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('waits while something is paid', async () => {
    await shown({ walletCurrencies: ['EUR'], cardCurrencies: ['USD'] }, true)
    expect(screen.getByRole('button')).toBeDisabled()
  })
})
