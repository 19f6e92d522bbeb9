import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { inWords } from '@/tests/setup/in-words'
import { LanguagePicker } from './language-picker'

const active = () => document.querySelector('[role="option"][data-active]')

describe('the language picker', () => {
  it('is worked by keyboard from the present language, and finds others by any of their names', async () => {
    const { user } = await renderInStore(<LanguagePicker layout="inline" />, {
      locale: 'ar',
      address: '/ar/categories',
    })
    const button = screen.getByRole('button', { name: new RegExp(`^${inWords('ar', 'Language')}`) })
    const field = () => screen.findByRole('combobox', { name: inWords('ar', 'Search languages') })
    button.focus()
    await user.keyboard('{ArrowDown}')
    expect(await field()).toHaveFocus()
    expect(screen.getAllByRole('option')).toHaveLength(25)
    expect(active()).toHaveTextContent('العربية')
    await user.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('Nederlands')
    await user.type(await field(), 'German')
    expect(active()).toHaveTextContent('Deutsch')
    expect(await accessibilityProblems()).toEqual([])
    await user.clear(await field())
    await user.type(await field(), 'cestina')
    expect(active()).toHaveTextContent('Čeština')
    await user.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })
})
