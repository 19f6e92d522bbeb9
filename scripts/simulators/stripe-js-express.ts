/**
 * The part of the script for browsers that stands for the Express Checkout Element: buttons in a shadow root, and the sheet of
 * a wallet, which says who pays and where that buyer is. It takes no money; which card the wallet has is chosen there.
 */
export const EXPRESS_FORM = `
  const WALLETS = { google_pay: 'Google Pay', link: 'Link' }
  const WALLET_CARDS = {
    '4242424242424242': 'A card that pays',
    '4000002760003184': 'A card whose bank asks first',
    '4000000000009995': 'A card that is declined',
  }
  const PAYER = { name: 'Pat Payer', email: 'pat@payer.example', country: 'US' }
  const PAYER_LABELS = { name: 'Name', email: 'E-mail', country: 'Country (two letters)' }

  /** @param emit tells the page of what happens: click, confirm, cancel @param priceOf what the sheet asks for */
  const expressForm = ({ emit, priceOf }) => {
    const host = document.createElement('div')
    host.lang = 'en'
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [STYLES]
    let given = null

    /** Resolves to what the payer approves, or to null. */
    const sheet = (wallet) =>
      new Promise((resolve) => {
        const dialog = make('dialog', { 'aria-labelledby': 'wallet' })
        const form = make('form', { method: 'dialog' })
        const inputs = Object.entries(PAYER_LABELS).map(([name, label]) => {
          const input = make('input', { id: 'payer-' + name, name })
          input.value = PAYER[name]
          const box = make('div', { class: 'field' })
          box.append(make('label', { for: 'payer-' + name }, label), input)
          form.append(box)
          return [name, input]
        })
        const cards = make('select', { id: 'payer-card' })
        for (const [number, text] of Object.entries(WALLET_CARDS))
          cards.append(make('option', { value: number }, text))
        const box = make('div', { class: 'field' })
        box.append(make('label', { for: 'payer-card' }, 'Card'), cards)
        const cancel = make('button', { type: 'button' }, 'Cancel')
        form.append(box, make('button', { type: 'submit' }, 'Pay ' + priceOf()), cancel)
        const end = (approved) => {
          dialog.remove()
          resolve(approved)
        }
        cancel.addEventListener('click', () => end(null))
        dialog.addEventListener('cancel', () => end(null))
        form.addEventListener('submit', (event) => {
          event.preventDefault()
          const payer = Object.fromEntries(inputs.map(([name, { value }]) => [name, value.trim()]))
          end({ ...payer, number: cards.value })
        })
        dialog.append(
          make('h2', { id: 'wallet' }, WALLETS[wallet] + ' test sheet'),
          make('p', { class: 'hint' }, 'A simulator of Stripe, no money moves.'),
          form,
        )
        root.append(dialog)
        dialog.showModal()
      })

    const open = async (wallet) => {
      const approved = await sheet(wallet)
      if (!approved) return emit('cancel')
      const { number, name, email, country } = approved
      const line = { line1: '1 Test Street', line2: null, city: 'Testville', state: '', postal_code: '12345' }
      const billingDetails = { name, email, address: { ...line, country } }
      given = { wallet, number, billingDetails }
      emit('confirm', { expressPaymentType: wallet, billingDetails, paymentFailed() {} })
    }

    const buttonOf = ([wallet, name]) => {
      const button = make('button', { type: 'button', class: 'wallet' }, 'Pay with ' + name)
      button.addEventListener('click', () => {
        const resolve = () => void open(wallet)
        emit('click', { expressPaymentType: wallet, resolve, reject() {} })
      })
      return button
    }

    return {
      host,
      render() {
        root.replaceChildren(...Object.entries(WALLETS).map(buttonOf))
      },
      focus: () => root.querySelector('button')?.focus(),
      get isRendered() {
        return host.isConnected && root.childElementCount > 0
      },
      type: () => given?.wallet,
      clear() {
        given = null
      },
      validate: () => null,
      /** What the payer approved, as payment_method_data. */
      data() {
        if (!given) throw integrationError('No wallet has been approved.')
        const { wallet, number, billingDetails: billing_details } = given
        const exp = { exp_month: 12, exp_year: new Date().getFullYear() + 3 }
        return { type: 'card', card: { number, ...exp, wallet }, billing_details }
      },
      ready: { availablePaymentMethods: {
        amazonPay: false, applePay: false, googlePay: true, link: true, paypal: false, klarna: false,
      } },
    }
  }
`
