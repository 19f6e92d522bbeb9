import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { CurrencyPicker } from './currency-picker'

const button = () => screen.getByRole('button', { name: /^Currency/ })
const field = () => screen.findByRole('combobox', { name: 'Search currencies' })
const active = () => document.querySelector('[role="option"][data-active]')

describe('the currency picker', () => {
  it.each(['popover', 'inline'] as const)(
    'is worked by keyboard from the present choice (%s)',
    async (layout) => {
      const { user } = await renderInStore(<CurrencyPicker layout={layout} />)
      expect(button()).toHaveAccessibleName('Currency USD')
      button().focus()
      await user.keyboard('{ArrowDown}')
      expect(await field()).toHaveFocus()
      expect(await accessibilityProblems()).toEqual([])
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
      expect(button()).toHaveFocus()

      await user.keyboard('{Enter}')
      await user.type(await field(), 'pound')
      await user.keyboard('{Enter}')
      await waitFor(() => expect(button()).toHaveAccessibleName('Currency GBP'))
      expect(button()).toHaveFocus()
      await user.keyboard('{Enter}')
      await field()
      expect(active()).toHaveTextContent('GBP')
      expect(active()).toHaveAttribute('aria-selected', 'true')
      expect(screen.getAllByRole('option')).toHaveLength(30)
      await user.keyboard('{ArrowUp}')
      expect(active()).toHaveTextContent('EUR')

      await user.type(await field(), 'dong')
      expect(screen.getAllByRole('option')).toHaveLength(1)
      await user.keyboard('{Enter}')
      await waitFor(() => expect(button()).toHaveAccessibleName('Currency VND'))
      await user.keyboard('{Enter}')
      await user.type(await field(), 'dollar')
      await user.click(screen.getByRole('option', { name: /US Dollar/ }))
      await waitFor(() => expect(button()).toHaveAccessibleName('Currency USD'))
    },
  )
})
