import { EXPRESS_FORM } from './stripe-js-express'
import { PAYMENT_FORM } from './stripe-js-form'

/**
 * A script with the interface of Stripe.js, as far as the store uses it. It does with the simulator that it came from
 * what the real one does with Stripe; a payer is authenticated in a dialog, or on a page of the simulator.
 */
export const SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const integrationError = (message) =>
    Object.assign(new Error(message), { name: 'IntegrationError' })
  ${PAYMENT_FORM}
  ${EXPRESS_FORM}
  const nodeOf = (target) =>
    typeof target === 'string' ? document.querySelector(target) : target

  /** Asks the simulator. Resolves to its answer, or to { error }. */
  const ask = async (path, { form, query } = {}) => {
    try {
      const response = await fetch(
        origin + path + (query ? '?' + new URLSearchParams(query) : ''),
        form ? { method: 'POST', body: new URLSearchParams(form) } : undefined,
      )
      return await response.json()
    } catch {
      const message = 'We are experiencing issues connecting to our payments provider.'
      return { error: { type: 'api_connection_error', message } }
    }
  }

  /** Nested objects as a form has them: a[b]. */
  const flattened = (object, prefix = '') =>
    Object.entries(object).flatMap(([key, value]) => {
      const name = prefix ? prefix + '[' + key + ']' : key
      if (value === undefined || value === null) return []
      return typeof value === 'object' ? flattened(value, name) : [[name, String(value)]]
    })

  class Emitter {
    listeners = []
    on(kind, listener) {
      this.listeners.push({ kind, listener })
      return this
    }
    once(kind, listener) {
      const first = (event) => {
        this.off(kind, first)
        listener(event)
      }
      return this.on(kind, first)
    }
    off(kind, listener) {
      this.listeners = this.listeners.filter(
        (one) => one.kind !== kind || (listener && one.listener !== listener),
      )
      return this
    }
    emit(kind, event = {}) {
      for (const one of [...this.listeners])
        if (one.kind === kind) one.listener({ elementType: this.type, ...event })
    }
  }

  /** What each kind of Element shows. */
  const FORMS = {
    payment: (element, elements) =>
      paymentForm({
        typesOf: () => elements.types(),
        appearance: () => elements.options.appearance,
        emit: (kind, event) => {
          if (kind === 'change') elements.isSubmitted = false
          element.emit(kind, event)
        },
      }),
    expressCheckout: (element, elements) =>
      expressForm({
        priceOf: () => elements.options.amount + ' ' + elements.options.currency.toUpperCase(),
        emit: (kind, event) => {
          elements.isSubmitted = false
          element.emit(kind, event)
        },
      }),
  }

  class MountedElement extends Emitter {
    constructor(type, elements, options) {
      super()
      this.type = type
      this.elements = elements
      this.options = options ?? {}
      this.form = FORMS[type](this, elements)
    }
    mount(target) {
      const node = nodeOf(target)
      if (!node) throw integrationError('The selector you specified applies to no DOM elements.')
      if (this.isDestroyed) throw integrationError('This Element has already been destroyed.')
      node.replaceChildren(this.form.host)
      this.emit('loaderstart')
      const { mode, currency } = this.elements.options
      const query = { key: this.elements.key, ...(mode && { mode }), ...(currency && { currency }) }
      ask('/v1/elements/sessions', { query }).then(({ error }) => {
        if (!this.form.host.isConnected) return
        if (error) return this.emit('loaderror', { error })
        this.form.render()
        this.emit('ready', this.form.ready)
      })
    }
    unmount() {
      this.form.host.remove()
    }
    destroy() {
      this.unmount()
      this.isDestroyed = true
      this.elements.element = null
    }
    update(options) {
      this.options = { ...this.options, ...options }
    }
    focus() {
      this.form.focus()
    }
    blur() {
      this.form.host.shadowRoot.activeElement?.blur()
    }
    clear() {
      this.form.clear()
    }
    collapse() {}
  }

  class Elements extends Emitter {
    element = null
    isSubmitted = false
    constructor(key, options = {}) {
      super()
      this.key = key
      this.options = options
    }
    types() {
      const { paymentMethodTypes, currency } = this.options
      const offered = currency === 'eur' ? ['card', 'sepa_debit', 'ideal'] : ['card']
      return offered.filter((type) => paymentMethodTypes?.includes(type) ?? true)
    }
    create(type, options) {
      if (!FORMS[type]) throw integrationError('The simulator has no Element ' + type + '.')
      if (this.element)
        throw integrationError("Can't create another Element: there is one of type " + this.element.type + '.')
      this.element = new MountedElement(type, this, options)
      return this.element
    }
    getElement(type) {
      return this.element?.type === type ? this.element : null
    }
    update(options) {
      const before = this.types().join()
      this.options = { ...this.options, ...options }
      this.isSubmitted = false
      if (this.element?.form.isRendered && before !== this.types().join())
        this.element.form.render()
    }
    async fetchUpdates() {
      return {}
    }
    async submit() {
      const { element } = this
      if (!element?.form.isRendered)
        throw integrationError('elements.submit() needs a mounted Element.')
      const error = element.form.validate()
      if (error) return { error }
      this.isSubmitted = true
      return { selectedPaymentMethod: element.form.type() }
    }
  }

  /** The dialog in which a bank would authenticate the payer. Resolves to whether he was. */
  const authenticated = () =>
    new Promise((resolve) => {
      const host = document.createElement('div')
      host.lang = 'en'
      const root = host.attachShadow({ mode: 'open' })
      const dialog = make('dialog', { 'aria-labelledby': 'title' })
      const end = (outcome) => {
        host.remove()
        resolve(outcome)
      }
      const button = (text, outcome) => {
        const made = make('button', { type: 'button' }, text)
        made.addEventListener('click', () => end(outcome))
        return made
      }
      // Who closes it was not authenticated.
      dialog.addEventListener('cancel', () => end('fail'))
      dialog.append(
        make('h2', { id: 'title' }, '3D Secure 2 test page'),
        make('p', {}, 'Your bank asks whether it is you who pays.'),
        button('Complete', 'complete'),
        button('Fail', 'fail'),
      )
      root.adoptedStyleSheets = [STYLES]
      root.append(dialog)
      document.body.append(host)
      dialog.showModal()
    })

  const idOf = (clientSecret) => String(clientSecret).split('_secret_')[0]
  const notSimulated = (name) => async () => {
    throw integrationError('The simulator has no ' + name + '.')
  }

  window.Stripe = (key) => {
    if (!/^pk_/.test(key ?? ''))
      throw integrationError('Missing value for Stripe(): apiKey should be a publishable key.')

    const retrievePaymentIntent = async (clientSecret) => {
      const query = { key, client_secret: clientSecret }
      const answer = await ask('/v1/payment_intents/' + idOf(clientSecret), { query })
      return answer.error ? { error: answer.error } : { paymentIntent: answer }
    }

    return {
      elements: (options) => new Elements(key, options),
      retrievePaymentIntent,
      async createConfirmationToken({ elements, params = {} }) {
        if (!elements?.isSubmitted)
          throw integrationError('elements.submit() must be called before stripe.createConfirmationToken().')
        const { return_url, payment_method_data } = params
        const data = { ...payment_method_data, ...elements.element.form.data() }
        const form = flattened({ key, return_url, payment_method_data: data })
        const answer = await ask('/v1/confirmation_tokens', { form })
        return answer.error ? { error: answer.error } : { confirmationToken: answer }
      },
      async handleNextAction({ clientSecret }) {
        const found = await retrievePaymentIntent(clientSecret)
        const next = found.paymentIntent?.next_action
        if (!next) return found
        if (next.type === 'redirect_to_url') {
          window.location.assign(next.redirect_to_url.url)
          return new Promise(() => {})
        }
        const form = { key, outcome: await authenticated() }
        const answer = await ask('/authenticate/' + clientSecret, { form })
        const error = answer.error ?? answer.last_payment_error
        if (!error) return { paymentIntent: answer }
        return { error: answer.error ? error : { ...error, payment_intent: answer } }
      },
      // What libraries look for before they take this for Stripe.
      createToken: notSimulated('createToken'),
      createPaymentMethod: notSimulated('createPaymentMethod'),
      confirmCardPayment: notSimulated('confirmCardPayment'),
      confirmPayment: notSimulated('confirmPayment'),
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }
  window.Stripe.version = 'simulator'
})()
`
