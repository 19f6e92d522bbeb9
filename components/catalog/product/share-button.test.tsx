import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { ShareButton } from './share-button'

const URL_OF_PAGE = 'http://localhost/de/products/norton-360'

/** What the device's own dialog does. */
function offerDialog(answer: () => Promise<void>) {
  const share = jest.fn<(data: ShareData) => Promise<void>>(answer)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return share
}

const render = () =>
  renderInStore(<ShareButton slug="norton-360" name="Norton 360" />, {
    locale: 'de',
    address: '/de/product/7?from=mail',
  })
const button = () => screen.getByRole('button', { name: 'Teilen' })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

describe('the share button', () => {
  it('opens the device’s own dialog with the product’s own address', async () => {
    const share = offerDialog(async () => {})
    const { user } = await render()
    await user.click(button())
    expect(share.mock.calls).toEqual([[{ title: 'Norton 360', url: URL_OF_PAGE }]])
    expect(await navigator.clipboard.readText()).toBe('')
  })

  it('does nothing more when that dialog is closed', async () => {
    offerDialog(async () => {
      throw new DOMException('Closed', 'AbortError')
    })
    const { user } = await render()
    await user.click(button())
    expect(await navigator.clipboard.readText()).toBe('')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('copies the address elsewhere', async () => {
    const { user } = await render()
    await user.click(button())
    expect(await screen.findByText(URL_OF_PAGE)).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(URL_OF_PAGE)
  })

  it('shows the address to be copied by hand when all is refused', async () => {
    offerDialog(async () => {
      throw new DOMException('No', 'NotAllowedError')
    })
    const { user } = await render()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await user.click(button())
    const field = await screen.findByRole('textbox')
    expect(field).toHaveValue(URL_OF_PAGE)
    expect(field).toHaveFocus()
    expect(await accessibilityProblems()).toEqual([])
  })
})
