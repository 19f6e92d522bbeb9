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
      screen.getByRole('textbox', { name: /Address \(/ }),
      '1 Main Street, Los Angeles, CA 90001',
    )
    expect(await state()).toHaveDisplayValue('California')
    expect(await state()).toBeValid()
    await user.selectOptions(country(), 'FR')
    expect(savedCustomer()).toMatchObject({ country: 'FR', territory: '' })
  })
})
