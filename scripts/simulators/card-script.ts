/** The styles of what the scripts of PayPal's and Square's simulators draw, each within a shadow root. */
export const CARD_STYLES =
  ':host{display:block;font:inherit}' +
  'input{box-sizing:border-box;width:100%;min-height:2.75rem;font:inherit;color:inherit;background:none;border:1px solid currentColor;border-radius:.375rem;padding:.5rem .75rem}' +
  'button{font:inherit;color:inherit;background:none;border:1px solid currentColor;border-radius:.375rem;padding:.5rem .75rem;min-height:2.75rem;margin-right:.5rem}' +
  'dialog{border:1px solid;border-radius:.5rem;padding:1.5rem;max-width:24rem}'

/**
 * The part of a script of a simulator that makes elements, reads digits, calls the simulator and asks as a bank does.
 * The script has the names `origin` and `STYLES`.
 */
export const CARD_SCRIPT = String.raw`
  const make = (name, attributes = {}, text = '') => {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    made.textContent = text
    return made
  }
  const digitsOf = (text) => text.replace(/\D/g, '')

  /** @throws what refused() gives, where the simulator does not take it */
  const post = async (path, body, refused) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw refused()
    return response.json()
  }

  /** The dialog in which a bank would ask its customer. Resolves to whether it is him, or null where he closes it. */
  const authenticated = () =>
    new Promise((resolve) => {
      const host = document.createElement('div')
      host.lang = 'en'
      const root = host.attachShadow({ mode: 'open' })
      const dialog = make('dialog', { 'aria-labelledby': 'title' })
      const end = (answer) => {
        host.remove()
        resolve(answer)
      }
      const button = (text, answer) => {
        const made = make('button', { type: 'button' }, text)
        made.addEventListener('click', () => end(answer))
        return made
      }
      dialog.addEventListener('cancel', () => end(null))
      dialog.append(
        make('h2', { id: 'title' }, 'Test page of a bank'),
        make('p', {}, 'Your bank asks whether it is you who pays.'),
        button('Complete', true),
        button('Fail', false),
      )
      root.adoptedStyleSheets = [STYLES]
      root.append(dialog)
      document.body.append(host)
      dialog.showModal()
    })
`
