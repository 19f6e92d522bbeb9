import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { savedCustomer } from '@/components/checkout/customer-info'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { ReviewSection } from './review-section'

const proceeded = jest.fn<() => void>()

const rendered = () =>
  renderInStore(
    <>
      <ReviewSection
        lines={[]}
        express={null}
        offersReminders={false}
        needsCountry
        countriesByState={['US']}
        onChange={() => {}}
        onProceed={proceeded}
      />
      <button type="submit" form="customer-form">
        Go on
      </button>
    </>,
  )

afterEach(() => {
  proceeded.mockClear()
  localStorage.clear()
})

const country = () => screen.getByLabelText(/^Country/)
const state = () => screen.findByLabelText(/^State or province/)
const goOn = () => screen.getByRole('button', { name: 'Go on' })

describe('the reference of a company', () => {
  const company = () => screen.getByRole('checkbox', { name: 'I buy for a company' })
  const reference = () => screen.queryByRole('textbox', { name: /^Your order number or reference/ })

  it('is asked of companies alone, need not be given, and is forgotten with the company', async () => {
    const { user } = await rendered()
    expect(reference()).toBeNull()
    await user.type(screen.getByLabelText(/^Email/), 'ada@example.com')
    await user.type(screen.getByLabelText(/^Full Name|^Name/), 'Ada')
    await user.selectOptions(country(), 'DE')
    await user.click(company())
    await user.click(goOn())
    expect(proceeded).toHaveBeenCalledTimes(1)
    await user.type(screen.getByRole('textbox', { name: /^Your order number/ }), ' PO-4711 ')
    await user.click(goOn())
    expect(savedCustomer()).toMatchObject({ buyerReference: 'PO-4711' })
    expect(await accessibilityProblems()).toEqual([])
    await user.click(company())
    expect(reference()).toBeNull()
    expect(savedCustomer()).toMatchObject({ buyerReference: '' })
  })
})

describe('the state of a buyer', () => {
  it('is asked for where the tax depends on it, and needed', async () => {
    const { user } = await rendered()
    await user.type(screen.getByLabelText(/^Email/), 'ada@example.com')
    await user.type(screen.getByLabelText(/^Full Name|^Name/), 'Ada')
    await user.selectOptions(country(), 'DE')
    expect(screen.queryByLabelText(/^State or province/)).toBeNull()
    await user.selectOptions(country(), 'US')
    await state()
    await user.click(goOn())
    expect(await state()).toHaveAccessibleDescription(/Choose your state or province/)
    expect(proceeded).not.toHaveBeenCalled()
    expect(await accessibilityProblems()).toEqual([])
    await user.selectOptions(await state(), 'Texas')
    await user.click(goOn())
    expect(proceeded).toHaveBeenCalledTimes(1)
    expect(savedCustomer()).toMatchObject({ country: 'US', territory: 'US-TX' })
  })

  it('is proposed by the address, and forgotten with the country', async () => {
    const { user } = await rendered()
    await user.selectOptions(country(), 'US')
    await user.click(goOn())
    expect(await state()).toBeInvalid()
    await user.type(
      screen.getByRole('textbox', { name: 'Billing Address Street and number' }),
      '1 Main Street, Los Angeles, CA 90001',
    )
    expect(await state()).toHaveDisplayValue('California')
    expect(await state()).toBeValid()
    await user.selectOptions(country(), 'FR')
    expect(savedCustomer()).toMatchObject({ country: 'FR', territory: '' })
  })
})

describe('the address of a buyer', () => {
  const field = (name: string) => screen.getByRole('textbox', { name })
  const asked = () =>
    screen
      .getByRole('group', { name: /Billing Address/ })
      .querySelectorAll<HTMLInputElement>('input, select')
  const namesOf = () => [...asked()].map(({ labels }) => labels?.[0]?.textContent)

  it('is asked for as the country writes it, and kept as one text beside its parts', async () => {
    const { user } = await rendered()
    await user.selectOptions(country(), 'GB')
    expect(namesOf().slice(2)).toEqual(['Town or city', 'Postcode'])
    await user.selectOptions(country(), 'DE')
    expect(namesOf()).toEqual([
      'Billing Address Street and number',
      'Apartment, floor or building',
      'Postcode',
      'Town or city',
    ])
    await user.type(field('Billing Address Street and number'), 'Hafenstraße 12')
    await user.type(field('Postcode'), 'D-20457')
    await user.type(field('Town or city'), 'Hamburg')
    expect(field('Postcode')).toHaveValue('20457')
    expect(savedCustomer()).toMatchObject({
      address: 'Hafenstraße 12\n20457 Hamburg',
      addressParts: { line1: 'Hafenstraße 12', postcode: '20457', city: 'Hamburg' },
    })
    expect(await accessibilityProblems()).toEqual([])
  })

  it('may stay away, but no postcode may be one of nowhere', async () => {
    const { user } = await rendered()
    await user.type(screen.getByLabelText(/^Email/), 'ada@example.com')
    await user.type(screen.getByLabelText(/^Full Name|^Name/), 'Ada')
    await user.selectOptions(country(), 'PL')
    await user.type(field('Postcode'), '123')
    await user.tab()
    expect(field('Postcode')).toHaveAccessibleDescription(/in this country it looks like 12-345/)
    await user.click(goOn())
    expect(proceeded).not.toHaveBeenCalled()
    await user.selectOptions(country(), 'IS')
    expect(field('Postcode')).toBeValid()
    await user.clear(field('Postcode'))
    await user.click(goOn())
    expect(proceeded).toHaveBeenCalledTimes(1)
    expect(savedCustomer()).toMatchObject({ address: '' })
  })

  it('of before, one text, stands in the fields', async () => {
    localStorage.setItem(
      'checkoutCustomerInfo',
      JSON.stringify({ country: 'DE', address: 'Hafenstraße 12\nHof\n20457 Hamburg' }),
    )
    await rendered()
    expect([...asked()].map(({ value }) => value)).toEqual([
      'Hafenstraße 12',
      'Hof',
      '20457',
      'Hamburg',
    ])
  })

  it('has the state that the tax depends on', async () => {
    const { user } = await rendered()
    await user.selectOptions(country(), 'US')
    await user.selectOptions(await state(), 'Texas')
    expect(namesOf().slice(2)).toEqual(['Town or city', 'ZIP code'])
    await user.type(field('Town or city'), 'Austin')
    await user.type(field('ZIP code'), '787011234')
    await user.tab()
    expect(savedCustomer()).toMatchObject({ address: 'Austin, TX 78701-1234' })
    await user.selectOptions(country(), 'CA')
    await user.selectOptions(await screen.findByLabelText('Province'), 'Ontario')
    expect(savedCustomer()).toMatchObject({ address: 'Austin ON 78701-1234' })
  })
})
