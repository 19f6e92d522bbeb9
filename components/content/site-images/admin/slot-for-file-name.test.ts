import { describe, expect, it } from '@jest/globals'
import { slotForFileName } from './slot-for-file-name'

const KEYS = [
  'logo',
  'mail-logo',
  'hero',
  'tile-tax-preparation',
  'category-banner-tax-preparation',
  'tile-music-photo-video',
]

describe('slotOfFile', () => {
  it.each([
    ['hero.png', 'hero'],
    ['Summer Hero v2.JPG', 'hero'],
    ['logo.webp', 'logo'],
    ['mail_logo@2x.png', 'mail-logo'],
    ['tile tax preparation.jpg', 'tile-tax-preparation'],
    ['Tax-Preparation category banner.jpg', 'category-banner-tax-preparation'],
    ['Music, Photo and Video tile.png', 'tile-music-photo-video'],
    ['IMG_1234.jpg', null],
    ['heroic.png', null],
    ['', null],
  ])('%s is for %s', (name, key) => expect(slotForFileName(name, KEYS)).toBe(key))
})
