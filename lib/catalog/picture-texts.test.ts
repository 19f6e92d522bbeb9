import { expect, it } from '@jest/globals'
import { textsOf } from './picture-texts'

it('textsOf keeps what is said of the pictures that there are', () => {
  const said = { text: 'The start page', isScreenshot: true }
  const nothing = { text: '', isScreenshot: false }
  expect(textsOf({ '/a': said, '/b': nothing, '/gone': said }, ['/a', '/b', '/c'])).toEqual({
    '/a': said,
  })
})
