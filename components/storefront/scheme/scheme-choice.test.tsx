import { afterEach, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SCHEME_SCRIPT, SCHEME_STORAGE_KEY } from '@/lib/core/scheme-script.mjs'
import { renderInStore } from '@/tests/setup/components'
import { SchemeChoice } from './scheme-choice'

const root = document.documentElement
const frameOf = (scheme: 'light' | 'dark') =>
  document.querySelector(`meta[data-of=${scheme}]`)?.getAttribute('media')

/** A page that has just been opened. */
async function openPage(saved?: string) {
  if (saved) localStorage.setItem(SCHEME_STORAGE_KEY, saved)
  document.head.innerHTML = ['light', 'dark']
    .map(
      (scheme) =>
        `<meta name="theme-color" data-of="${scheme}" media="(prefers-color-scheme: ${scheme})" />`,
    )
    .join('')
  new Function(SCHEME_SCRIPT)()
  await renderInStore(<SchemeChoice />)
}

afterEach(() => {
  localStorage.clear()
  delete root.dataset.scheme
  delete root.dataset.firstScheme
})

it('follows the device until somebody chooses', async () => {
  await openPage()
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Device' })).toBeChecked()
  expect(root.dataset.scheme).toBe('device')

  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(root.dataset.scheme).toBe('dark')
  expect(localStorage.getItem(SCHEME_STORAGE_KEY)).toBe('dark')
  expect([frameOf('light'), frameOf('dark')]).toEqual(['not all', 'all'])

  await userEvent.click(screen.getByRole('radio', { name: 'Device' }))
  expect(root.dataset.scheme).toBe('device')
  expect(localStorage.getItem(SCHEME_STORAGE_KEY)).toBeNull()
  expect(frameOf('dark')).toBe('(prefers-color-scheme: dark)')
})

it('shows what was chosen, here or in another tab', async () => {
  await openPage('light')
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
  expect(root.dataset.scheme).toBe('light')
  localStorage.setItem(SCHEME_STORAGE_KEY, 'dark')
  dispatchEvent(new StorageEvent('storage', { key: SCHEME_STORAGE_KEY }))
  expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeVisible()
})

it('remembers that the device shall decide where the store is dark at first', async () => {
  root.dataset.firstScheme = 'dark'
  await openPage()
  expect(root.dataset.scheme).toBe('dark')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()

  await userEvent.click(screen.getByRole('radio', { name: 'Device' }))
  expect(root.dataset.scheme).toBe('device')
  expect(localStorage.getItem(SCHEME_STORAGE_KEY)).toBe('device')

  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(root.dataset.scheme).toBe('dark')
  expect(localStorage.getItem(SCHEME_STORAGE_KEY)).toBeNull()
})

it('takes anything else for no choice', async () => {
  await openPage('"><script>')
  expect(root.dataset.scheme).toBe('device')
})
