import { CARD_SCRIPT, CARD_STYLES } from './card-script'

/**
 * A script with the interface of PayPal's SDK 6, as far as the store uses its card fields. Each field stands in a shadow root, which,
 * like PayPal's frame, takes no part in the page's own form and has none of its styles.
 */
export const SCRIPT = String.raw`(() => {
  const script = document.currentScript
  const origin = new URL(script.src).origin
  const STYLES = new CSSStyleSheet()
  STYLES.replaceSync(
    '${CARD_STYLES}' +
      'input[aria-invalid=true]{border-color:var(--danger,#b3261e)}.hint{margin:.25rem 0 0;font-size:.875rem}',
  )
  const TEST_CARDS =
    'A simulator of PayPal, no money moves: 4111 1111 1111 1111 pays, 4868 7194 6070 7704 asks at its bank first, 4868 7197 9678 2421 is not confirmed, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 wants to be asked.'
  const VALID = {
    number: (text) => /^\d{13,19}$/.test(digitsOf(text)),
    expiry: (text) => /^(?:0[1-9]|1[0-2])\d{2}$/.test(digitsOf(text)),
    cvv: (text) => /^\d{3,4}$/.test(text),
  }
  const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvv: 'cc-csc' }

  const refused = () => new Error('The card was not taken')
${CARD_SCRIPT}
  const sessionOf = () => {
    const inputs = {}
    const hosts = []
    const listeners = []
    const stateOf = (name) => ({
      isEmpty: inputs[name] === undefined || inputs[name].value === '',
      isValid: inputs[name] !== undefined && VALID[name](inputs[name].value),
    })
    const tell = (sender) => {
      const data = { number: stateOf('number'), expiry: stateOf('expiry'), cvv: stateOf('cvv') }
      for (const listener of listeners) listener({ data, sender })
    }
    return {
      createCardFieldsComponent({ type, placeholder = '', ariaLabel }) {
        const host = document.createElement('div')
        const root = host.attachShadow({ mode: 'open' })
        const input = make('input', { autocomplete: AUTOCOMPLETE[type], inputmode: 'numeric', placeholder, 'aria-label': ariaLabel })
        input.addEventListener('input', () => {
          input.removeAttribute('aria-invalid')
          tell(type)
        })
        input.addEventListener('blur', () => {
          if (input.value !== '' && !VALID[type](input.value)) input.setAttribute('aria-invalid', 'true')
        })
        inputs[type] = input
        hosts.push(host)
        root.adoptedStyleSheets = [STYLES]
        root.append(input, ...(type === 'number' ? [make('p', { class: 'hint', lang: 'en' }, TEST_CARDS)] : []))
        return host
      },
      async on(event, listener) {
        if (event === 'validitychange') listeners.push(listener)
      },
      async submit(orderId) {
        const data = { orderId }
        const wrong = Object.keys(VALID).filter((name) => !stateOf(name).isValid)
        for (const name of wrong) inputs[name]?.setAttribute('aria-invalid', 'true')
        if (wrong.length > 0) return { state: 'failed', data: { ...data, message: 'INVALID_' + wrong[0].toUpperCase() } }
        const { isChallenged } = await post('/sdk/card', { orderId, number: digitsOf(inputs.number.value) }, refused)
        if (!isChallenged) return { state: 'succeeded', data }
        const isPassed = await authenticated()
        if (isPassed === null) return { state: 'canceled', data }
        await post('/sdk/card/answer', { orderId, isPassed }, refused)
        return { state: 'succeeded', data: { ...data, liabilityShift: isPassed ? 'POSSIBLE' : 'NO' } }
      },
      destroy() {
        for (const host of hosts) host.remove()
      },
    }
  }

  window[script.dataset.namespace ?? 'paypal'] = {
    async createInstance({ clientId, components }) {
      if (!clientId || !components.includes('card-fields')) throw new Error('Unknown client id or components')
      return { createCardFieldsOneTimePaymentSession: sessionOf }
    },
  }
})()
`
