import { expect, it } from '@jest/globals'
import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'
import { videoTags } from './video-tags'

it('every page is out of date when a video comes or goes, and none otherwise', () => {
  expect(videoTags([])).toEqual([])
  expect(videoTags([undefined, undefined])).toEqual([])
  expect(videoTags([undefined, null])).toEqual([PLUGINS_TAG])
  expect(videoTags(['https://vimeo.com/76979871'])).toEqual([PLUGINS_TAG])
})
