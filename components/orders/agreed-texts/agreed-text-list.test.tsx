import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { AgreedTextList } from './agreed-text-list'
import { PlainText } from './plain-text'

const TERMS = {
  id: 7,
  kind: 'terms',
  language: 'en',
  number: 3,
  validFrom: '2026-11-30T10:00:00.000Z',
} as const

it('names each text with its day and version, and leads to just that', async () => {
  await renderInStore(<AgreedTextList texts={[TERMS]} />, { locale: 'de' })
  const name = 'Allgemeine Geschäftsbedingungen vom 30. November 2026, Version 3'
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/de/agreed-texts/7')
  expect(await accessibilityProblems()).toEqual([])
})

it('shows a text in its own language and direction, block by block', async () => {
  const text = { language: 'en', body: '## One\n\nFirst.\nSecond.\n\n- a\n- b' }
  const { container } = await renderInStore(<PlainText text={text} />, { locale: 'ar' })
  expect(screen.getByRole('heading', { name: 'One' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(container.querySelector('[lang="en"]')).toHaveAttribute('dir', 'ltr')
})
