import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInBackOffice } from '@/tests/setup/components'
import { OriginNotice } from './origin-notice'

it('says that changes of an article that follows WordPress are overwritten', async () => {
  await renderInBackOffice(
    <OriginNotice origin={{ link: 'https://blog.example/a/', follows: true }} />,
  )
  expect(screen.getByText(/is overwritten as soon as the post changes/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the post' })).toHaveAttribute(
    'href',
    'https://blog.example/a/',
  )
})

it('says that an article of the store’s own is left alone once it was edited', async () => {
  await renderInBackOffice(
    <OriginNotice origin={{ link: 'javascript:alert(1)', follows: false }} />,
  )
  expect(screen.getByText(/changes there are not taken over any more/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
