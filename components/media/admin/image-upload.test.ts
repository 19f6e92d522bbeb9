import { describe, expect, it } from '@jest/globals'
import { englishTexts } from '@/tests/setup/english-texts'
import { formatFileSize } from './image-upload'

const t = englishTexts('media')

describe('formatFileSize', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [204_800, '200 KB'],
    [1_048_576, '1.0 MB'],
    [5_400_000, '5.1 MB'],
  ])('writes %d as %s', (bytes, text) => expect(formatFileSize(t, bytes)).toBe(text))
})
