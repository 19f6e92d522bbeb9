import { describe, expect, it } from '@jest/globals'
import { videoAt } from './product-video'

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

describe('videoAt', () => {
  it.each([
    [YOUTUBE, YOUTUBE],
    ['https://youtu.be/aqz-KE-bpKQ?si=tracking', YOUTUBE],
    ['https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', YOUTUBE],
    ['https://youtube.com/shorts/aqz-KE-bpKQ', YOUTUBE],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871/0123456789', 'https://vimeo.com/76979871/0123456789'],
    [
      'https://player.vimeo.com/video/76979871?h=0123456789',
      'https://vimeo.com/76979871/0123456789',
    ],
  ])('knows %s as %s', (address, url) => {
    expect(videoAt(address)?.url).toBe(url)
  })

  it.each([
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/channel/aqz-KE-bpKQ',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/76979871/%22onload',
    'javascript:alert(1)',
    'no address',
  ])('refuses %s', (address) => {
    expect(videoAt(address)).toBeNull()
  })

  it('shows it by the address that keeps least in browsers', () => {
    expect(videoAt(YOUTUBE)?.frameUrl).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    expect(videoAt('https://vimeo.com/76979871')?.frameUrl).toContain('dnt=1')
  })
})
