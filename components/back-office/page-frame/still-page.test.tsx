import { expect, it } from '@jest/globals'
import { stillPage } from './still-page'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="de"><head><link rel="stylesheet" href="/a.css"><link rel="preload" as="script" href="/a.js"><script>alert(1)</script></head><body class="dark">${body}</body></html>`

const shown = (body: string) => new DOMParser().parseFromString(stillPage(page(body)), 'text/html')

it('keeps the look of a page, and runs nothing of it', () => {
  const { documentElement, head, body } = shown(
    '<h1>Hello</h1><script src="/b.js"></script><noscript>No</noscript>',
  )
  expect(documentElement.lang).toBe('de')
  expect(head.innerHTML).toBe('<link rel="stylesheet" href="/a.css">')
  expect(body.innerHTML).toBe('<h1>Hello</h1>')
  expect(body.className).toBe('dark')
  expect(body.hasAttribute('inert')).toBe(true)
})

it('puts the parts that come later where they belong', () => {
  const { body } = shown(
    '<main><!--$?--><template id="B:0"></template><p>Wait<!--$--><b>…</b><!--/$--></p><!--$--><i></i><!--/$--><!--/$--><p>End</p></main>' +
      '<div hidden id="S:0"><h1>Come</h1><template id="P:1"></template></div><div hidden id="S:1"><p>Too</p></div>',
  )
  expect(body.textContent).toBe('ComeTooEnd')
  expect(body.querySelector('main > h1 + p')?.textContent).toBe('Too')
  expect(body.querySelector('[hidden]')).toBeNull()
})

it('leaves alone what has no place', () => {
  expect(shown('<p>A</p><div hidden id="S:0">B</div>').body.innerHTML).toBe(
    '<p>A</p><div hidden="" id="S:0">B</div>',
  )
})
