/**
 * The part of the script for browsers that stands for the Payment Element: a form in a shadow root, which, like
 * Stripe's frame, takes no part in the page's own form and has none of its styles.
 */
export const PAYMENT_FORM = String.raw`
  const STYLES = new CSSStyleSheet()
  STYLES.replaceSync(
    ':host{display:block;font:inherit}' +
      '[role=tablist]{display:flex;gap:.5rem;margin-bottom:1rem}' +
      'button{font:inherit;color:inherit;background:none;border:1px solid currentColor;border-radius:.375rem;padding:.5rem .75rem;min-height:2.75rem;cursor:pointer}' +
      'button[aria-selected=true]{border-width:2px;font-weight:600}' +
      'label{display:block;margin-bottom:.25rem}' +
      '.wallet{display:block;width:100%;min-height:3rem;margin-bottom:.5rem;color:#fff;background:#111}' +
      'input,select{box-sizing:border-box;width:100%;min-height:2.75rem;font:inherit;color:inherit;background:none;border:1px solid currentColor;border-radius:.375rem;padding:.5rem .75rem}' +
      '.field{margin-bottom:.75rem}' +
      '.hint{margin:0;font-size:.875rem}' +
      '.error{color:var(--danger,#b3261e);margin:.25rem 0 0}' +
      'dialog{border:1px solid;border-radius:.5rem;padding:1.5rem;max-width:24rem}' +
      'dialog button{margin-right:.5rem}',
  )
  const TEST_CARDS =
    'A simulator of Stripe, no money moves: 4242 4242 4242 4242 pays, 4000 0027 6000 3184 asks at its bank first, 4000 0000 0000 9995 is declined.'
  const NAMES = { card: 'Card', sepa_debit: 'SEPA Direct Debit', ideal: 'iDEAL' }

  const make = (name, attributes = {}, text = '') => {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    made.textContent = text
    return made
  }
  const digitsOf = (text) => text.replace(/\D/g, '')
  const passesLuhn = (digits) =>
    [...digits].reverse().reduce((sum, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) % 10 === 0

  /** The fields of each means of payment: what they are called, how they are written, what is wrong with a value. */
  const FIELDS = {
    card: {
      number: {
        label: 'Card number',
        autocomplete: 'cc-number',
        inputmode: 'numeric',
        written: (text) => digitsOf(text).slice(0, 19).replace(/(.{4})(?=.)/g, '$1 '),
        problem(text) {
          const digits = digitsOf(text)
          if (digits.length < 14) return ['incomplete_number', 'Your card number is incomplete.']
          return passesLuhn(digits) ? null : ['invalid_number', 'Your card number is invalid.']
        },
      },
      expiry: {
        label: 'Expiration',
        autocomplete: 'cc-exp',
        inputmode: 'numeric',
        written: (text) => digitsOf(text).slice(0, 4).replace(/^(..)(?=.)/, '$1 / '),
        problem(text) {
          const [month, year] = [text.slice(0, 2), text.slice(-2)]
          if (digitsOf(text).length < 4)
            return ['incomplete_expiry', "Your card's expiration date is incomplete."]
          if (!/^(?:0[1-9]|1[0-2])$/.test(month))
            return ['invalid_expiry_month', "Your card's expiration date is invalid."]
          return Date.UTC(2000 + Number(year), Number(month)) > Date.now()
            ? null
            : ['invalid_expiry_year_past', "Your card's expiration year is in the past."]
        },
      },
      cvc: {
        label: 'CVC',
        autocomplete: 'cc-csc',
        inputmode: 'numeric',
        written: (text) => digitsOf(text).slice(0, 4),
        problem: (text) =>
          text.length < 3 ? ['incomplete_cvc', "Your card's security code is incomplete."] : null,
      },
    },
    sepa_debit: {
      iban: {
        label: 'IBAN',
        autocomplete: 'off',
        inputmode: 'text',
        written: (text) => text.toUpperCase().replace(/[^A-Z0-9 ]/g, ''),
        problem(text) {
          const iban = text.replaceAll(' ', '')
          if (iban.length < 15) return ['incomplete_iban', 'Your IBAN is incomplete.']
          return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)
            ? null
            : ['invalid_iban', 'Your IBAN is invalid.']
        },
      },
    },
    ideal: {},
  }

  /** @param emit tells the page of what happens: focus, blur, change */
  const paymentForm = ({ typesOf, appearance, emit }) => {
    const host = document.createElement('div')
    host.lang = 'en'
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [STYLES]
    let type = 'card'
    let values = {}
    let inputs = {}

    const problems = () =>
      Object.entries(FIELDS[type]).flatMap(([name, field]) => {
        const problem = field.problem(values[name] ?? '')
        return problem ? [{ name, code: problem[0], message: problem[1] }] : []
      })
    const changed = () =>
      emit('change', {
        collapsed: false,
        complete: problems().length === 0,
        empty: Object.values(values).every((value) => value === ''),
        value: { type },
      })

    const fieldOf = ([name, field]) => {
      const { label, autocomplete, inputmode, written } = field
      const box = make('div', { class: 'field' })
      const input = make('input', {
        id: name,
        autocomplete,
        inputmode,
        'aria-describedby': name + '-error',
        ...(name === 'expiry' && { placeholder: 'MM / YY' }),
      })
      input.value = values[name] ?? ''
      input.addEventListener('input', () => {
        input.value = written(input.value)
        values[name] = input.value
        show(name, '')
        changed()
      })
      // In Stripe's frame it does not send the page's form either.
      input.addEventListener('keydown', (event) => {
        if (event.key === 'Enter') event.preventDefault()
        if (event.key === 'Escape') emit('escape')
      })
      const error = make('p', { id: name + '-error', class: 'error', role: 'alert', hidden: '' })
      inputs[name] = { input, error }
      box.append(make('label', { for: name }, label), input, error)
      return box
    }

    const show = (name, message) => {
      const { input, error } = inputs[name]
      error.textContent = message
      error.hidden = message === ''
      if (message) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
    }

    const tabsOf = (types) => {
      const list = make('div', { role: 'tablist', 'aria-label': 'Payment methods' })
      const choose = (chosen, isFocused) => {
        type = chosen
        values = {}
        render()
        if (isFocused) root.querySelector('[aria-selected=true]').focus()
        changed()
      }
      types.forEach((one, place) => {
        const isChosen = one === type
        const tab = make('button', {
          type: 'button',
          role: 'tab',
          id: 'tab-' + one,
          'aria-selected': String(isChosen),
          'aria-controls': 'panel',
          tabindex: isChosen ? '0' : '-1',
        }, NAMES[one])
        tab.addEventListener('click', () => choose(one, true))
        tab.addEventListener('keydown', ({ key }) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
          if (step) choose(types[(place + step + types.length) % types.length], true)
        })
        list.append(tab)
      })
      return list
    }

    const render = () => {
      const types = typesOf()
      if (!types.includes(type)) type = types[0]
      inputs = {}
      const danger = appearance()?.variables?.colorDanger
      if (danger) host.style.setProperty('--danger', danger)
      const isAlone = types.length === 1
      const panel = make('div', isAlone
        ? { role: 'group', 'aria-label': NAMES[type] }
        : { role: 'tabpanel', id: 'panel', 'aria-labelledby': 'tab-' + type })
      panel.append(...Object.entries(FIELDS[type]).map(fieldOf))
      if (type === 'card') panel.append(make('p', { class: 'hint' }, TEST_CARDS))
      if (type === 'ideal')
        panel.append(make('p', {}, 'After submission, you will be redirected to complete the payment.'))
      root.replaceChildren(...(isAlone ? [] : [tabsOf(types)]), panel)
    }
    root.addEventListener('focusin', ({ relatedTarget }) => {
      if (!root.contains(relatedTarget)) emit('focus')
    })
    root.addEventListener('focusout', ({ relatedTarget }) => {
      if (!root.contains(relatedTarget)) emit('blur')
    })

    const focus = () => (root.querySelector('input') ?? root.querySelector('button'))?.focus()
    return {
      host,
      render,
      focus,
      get isRendered() {
        return host.isConnected && root.childElementCount > 0
      },
      type: () => type,
      clear() {
        values = {}
        render()
        changed()
      },
      /** Shows what is wrong. Returns the first of it as Stripe has it, or null. */
      validate() {
        const found = problems()
        for (const { name, message } of found) show(name, message)
        const [first] = found
        if (!first) return null
        inputs[first.name].input.focus()
        return { type: 'validation_error', code: first.code, message: first.message }
      },
      /** What the form has, as payment_method_data. */
      data() {
        if (type === 'sepa_debit') return { type, sepa_debit: { iban: values.iban } }
        if (type !== 'card') return { type }
        const { number, expiry, cvc } = values
        const exp = { exp_month: Number(expiry.slice(0, 2)), exp_year: 2000 + Number(expiry.slice(-2)) }
        return { type, card: { number: digitsOf(number), ...exp, cvc } }
      },
    }
  }
`
