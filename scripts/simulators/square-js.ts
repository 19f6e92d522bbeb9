import { CARD_SCRIPT, CARD_STYLES } from './card-script'

/**
 * A script with the interface of Square's Web Payments SDK, as far as the store uses it. Its fields stand in a shadow
 * root, which, like Square's frame, takes no part in the page's own form and has none of its styles.
 */
export const SCRIPT = String.raw`(() => {
  const origin = new URL(document.currentScript.src).origin
  const STYLES = new CSSStyleSheet()
  STYLES.replaceSync(
    '${CARD_STYLES}' +
      'label{display:block;margin-bottom:.25rem}' +
      '.field{margin-bottom:.75rem}.hint{margin:0;font-size:.875rem}' +
      '.error{color:var(--danger,#b3261e);margin:.25rem 0 0}',
  )
  const TEST_CARDS =
    'A simulator of Square, no money moves: 4111 1111 1111 1111 pays, 4310 0000 0020 1019 asks at its bank first, 4000 0000 0000 0002 is declined.'
  const passesLuhn = (digits) =>
    [...digits].reverse().reduce((sum, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) % 10 === 0
  const FIELDS = {
    cardNumber: {
      label: 'Card number',
      autocomplete: 'cc-number',
      isWrong: (text) => digitsOf(text).length < 13 || !passesLuhn(digitsOf(text)),
      message: 'Enter a valid card number.',
    },
    expirationDate: {
      label: 'Expiration date',
      autocomplete: 'cc-exp',
      isWrong: (text) => {
        const digits = digitsOf(text)
        const [month, year] = [Number(digits.slice(0, 2)), Number(digits.slice(2))]
        return digits.length !== 4 || month < 1 || month > 12 || Date.UTC(2000 + year, month) <= Date.now()
      },
      message: 'Enter a valid expiration date.',
    },
    cvv: {
      label: 'CVV',
      autocomplete: 'cc-csc',
      isWrong: (text) => !/^\d{3,4}$/.test(text),
      message: 'Enter a valid CVV.',
    },
  }

  const refused = () => Object.assign(new Error('Tokenization failed'), { name: 'TokenizationError' })
${CARD_SCRIPT}
  const cardOf = (applicationId, locationId) => {
    const host = document.createElement('div')
    host.lang = 'en'
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [STYLES]
    const inputs = {}
    const errors = {}
    const box = make('div')
    for (const [name, { label, autocomplete }] of Object.entries(FIELDS)) {
      const field = make('div', { class: 'field' })
      inputs[name] = make('input', { id: name, autocomplete, inputmode: 'numeric', 'aria-describedby': name + '-error' })
      errors[name] = make('p', { class: 'error', id: name + '-error' })
      field.append(make('label', { for: name }, label), inputs[name], errors[name])
      box.append(field)
    }
    root.append(box, make('p', { class: 'hint' }, TEST_CARDS))
    return {
      async attach(target) {
        const node = typeof target === 'string' ? document.querySelector(target) : target
        if (!node) throw new Error('The element to attach to was not found.')
        node.append(host)
      },
      async destroy() {
        host.remove()
        return true
      },
      async tokenize(details) {
        const wrong = Object.entries(FIELDS).filter(([name, { isWrong }]) => isWrong(inputs[name].value))
        for (const name of Object.keys(FIELDS)) errors[name].textContent = ''
        for (const [name, { message }] of wrong) errors[name].textContent = message
        if (wrong.length > 0) {
          inputs[wrong[0][0]].focus()
          return { status: 'Invalid', errors: wrong.map(([field, { message }]) => ({ type: 'VALIDATION_ERROR', field, message })) }
        }
        const number = digitsOf(inputs.cardNumber.value)
        const { token, isChallenged } = await post('/tokens', { applicationId, locationId, number }, refused)
        if (!isChallenged || !details) return { status: 'OK', token }
        const isPassed = (await authenticated()) === true
        const { amount, currencyCode } = details
        await post('/tokens/verify', { token, isPassed, amount, currencyCode }, refused)
        return isPassed
          ? { status: 'OK', token }
          : { status: 'Error', errors: [{ type: 'VERIFICATION_ERROR', message: 'The buyer could not be verified.' }] }
      },
    }
  }

  window.Square = {
    payments(applicationId, locationId) {
      if (!/^(?:sandbox-)?sq0id[bp]-/.test(applicationId ?? ''))
        throw Object.assign(new Error("The Payment 'applicationId' option is not in the correct format."), { name: 'InvalidApplicationIdError' })
      if (!locationId) throw new Error("The Payment 'locationId' option is missing.")
      return {
        async setLocale() {},
        card: async () => cardOf(applicationId, locationId),
      }
    },
  }
})()
`
