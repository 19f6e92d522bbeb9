import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { CheckoutConfig } from '@/lib/checkout/contracts'
import { HttpError } from '@/lib/http/client'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { ConsentBoxes } from './consent-boxes'
import { useSupplyConsent } from './use-supply-consent'

type WithoutConsent = CheckoutConfig['supplyConsent']['withoutConsent']
type Shown = { isAsked?: boolean; withoutConsent?: WithoutConsent; refusal?: unknown }

const begun = jest.fn()

/** A way to pay with the boxes above it. */
function Payment({ isAsked = true, withoutConsent = 'refuse', refusal }: Shown) {
  const consent = useSupplyConsent(isAsked, { choice: 'europe', sellerCountry: '', withoutConsent })
  const [isPaying, setPaying] = useState(false)
  function pay() {
    if (!consent.mayBegin()) return
    begun(consent.body)
    if (refusal) consent.askAfter(refusal)
    else setPaying(true)
  }
  return (
    <>
      <ConsentBoxes consent={consent} disabled={isPaying} />
      <button type="button" onClick={pay}>
        Pay
      </button>
    </>
  )
}

const boxes = () =>
  within(screen.getByRole('group', { name: 'Immediate delivery' })).getAllByRole('checkbox')
const payButton = () => screen.getByRole('button', { name: 'Pay' })

afterEach(() => {
  begun.mockClear()
  sessionStorage.clear()
})

describe('the consent to immediate supply', () => {
  it('is two statements that nobody has ticked yet', async () => {
    await renderInStore(<Payment />)
    const [supply, loss, ...others] = boxes()
    expect(others).toEqual([])
    expect(supply).not.toBeChecked()
    expect(loss).not.toBeChecked()
    expect(supply).toHaveAccessibleName(/^I expressly agree/)
    expect(loss).toHaveAccessibleName(/^I know that by this I lose my right of withdrawal/)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is needed before a payment begins, and leads by the keyboard to what is missing', async () => {
    const { user } = await renderInStore(<Payment />)
    payButton().focus()
    await user.keyboard('{Enter}')
    const [supply, loss] = boxes()
    expect(supply).toHaveFocus()
    expect(supply).toBeInvalid()
    expect(supply).toHaveAccessibleDescription(/^Please tick that we may begin at once/)
    expect(loss).toBeInvalid()
    expect(await accessibilityProblems()).toEqual([])
    await user.keyboard(' ')
    expect(supply).toBeValid()
    await user.click(payButton())
    expect(loss).toHaveFocus()
    await user.keyboard(' ')
    await user.click(payButton())
    expect(begun.mock.calls).toEqual([[{ supply: true, loss: true, version: 1 }]])
    expect(supply).toBeDisabled()
  })

  it('may be left out where the store delivers later then', async () => {
    const { user } = await renderInStore(<Payment withoutConsent="after_period" />)
    expect(
      screen.getByText(/^Without both ticks we deliver when the 14 days are over/),
    ).toBeVisible()
    await user.click(payButton())
    expect(begun.mock.calls).toEqual([[{ supply: false, loss: false, version: 1 }]])
  })

  it('is not asked of others, until the store says that it has to be', async () => {
    const message = 'Agree'
    const issues = [{ path: 'supplyConsent.supply', message }]
    const refusal = new HttpError(400, JSON.stringify({ code: 'invalid', message, issues }))
    const { user } = await renderInStore(<Payment isAsked={false} refusal={refusal} />)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(payButton())
    expect(begun.mock.calls).toEqual([[undefined]])
    expect(boxes()).toHaveLength(2)
  })
})
