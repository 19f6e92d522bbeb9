import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { ProductReleases } from './product-releases'

const release = (version: string, date: string) => ({ version, date, notes: `Notes of ${version}` })

it('folds what is new in the newest version, and the earlier ones below it', async () => {
  await renderInStore(
    <ProductReleases
      releases={[
        release('4.2', '2026-11-12'),
        release('4.1', '2026-01-31'),
        release('4.0', '2025-02-01'),
      ]}
    />,
  )
  const newest = screen.getByRole('heading', { name: 'What’s new in 4.2 – November 12, 2026' })
  expect(newest.closest('details')).toHaveTextContent('Notes of 4.2')
  expect(newest.closest('details')).not.toHaveAttribute('open')
  const earlier = screen.getByRole('heading', { name: 'Earlier versions' }).closest('details')
  expect(earlier).toHaveTextContent('4.1 – January 31, 2026Notes of 4.1')
  expect(earlier).toHaveTextContent('4.0 – February 1, 2025Notes of 4.0')
  expect(await accessibilityProblems()).toEqual([])
})

it('names no earlier versions where there is one alone, and nothing where there is none', async () => {
  const { rerender } = await renderInStore(
    <ProductReleases releases={[release('4.2', '2026-11-12')]} />,
  )
  expect(screen.queryByText('Earlier versions')).not.toBeInTheDocument()
  rerender(<ProductReleases releases={[]} />)
  expect(screen.queryByText(/What’s new/)).not.toBeInTheDocument()
})
