import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { ProductTrial } from './product-trial'

const URL = 'https://publisher.example/try'

it('leads to the trial, and tells its host no more than where the store is', async () => {
  await renderInStore(<ProductTrial trial={{ url: URL, days: 14 }} />)
  const link = screen.getByRole('link', { name: 'Try it free for 14 days (opens in a new tab)' })
  expect(link).toHaveAttribute('href', URL)
  expect(link).toHaveAttribute('rel', 'nofollow noopener')
  expect(link).toHaveAttribute('referrerpolicy', 'origin')
  expect(await accessibilityProblems()).toEqual([])
})

it('names no days that were not said', async () => {
  await renderInStore(<ProductTrial trial={{ url: URL, days: null }} />)
  expect(screen.getByRole('link', { name: /^Try it free \(/ })).toBeVisible()
})

it('is nothing for a product that cannot be tried', async () => {
  await renderInStore(<ProductTrial trial={null} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
