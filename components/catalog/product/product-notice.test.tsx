import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { ProductNotice } from './product-notice'

it('says what to know before buying, as a fact and not as an alarm', async () => {
  await renderInStore(<ProductNotice product={{ notice: 'Needs a Microsoft account' }} />)
  expect(screen.getByText('Needs a Microsoft account').closest('p')).toHaveTextContent(
    'Before you buy: Needs a Microsoft account',
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(await accessibilityProblems()).toEqual([])
})

it('is nothing where there is nothing to know', async () => {
  await renderInStore(<ProductNotice product={{ notice: '' }} />)
  expect(screen.queryByText('Before you buy:')).not.toBeInTheDocument()
})
