import { parseArgs } from 'node:util'
import { startAuthorizeNetSimulator } from './authorize-net'
import { startKlarnaSimulator } from './klarna'
import { startMailSimulator } from './mail'
import { startPayPalSimulator } from './paypal'
import { startRecaptchaSimulator } from './recaptcha'
import { startSquareSimulator } from './square'
import { startStripeSimulator } from './stripe'
import { startTurnstileSimulator } from './turnstile'
import { startViesSimulator } from './vies'

// Runs all simulators, prints their addresses as one line of JSON, and exits with its parent.
const { values } = parseArgs({
  options: {
    'paypal-port': { type: 'string', default: '0' },
    'authorizenet-port': { type: 'string', default: '0' },
    'stripe-port': { type: 'string', default: '0' },
    'square-port': { type: 'string', default: '0' },
    'klarna-port': { type: 'string', default: '0' },
    'smtp-port': { type: 'string', default: '0' },
    'mail-port': { type: 'string', default: '0' },
    'turnstile-port': { type: 'string', default: '0' },
    'recaptcha-port': { type: 'string', default: '0' },
    'vies-port': { type: 'string', default: '0' },
    'mail-dir': { type: 'string', default: '.data/mail' },
  },
})

const [paypal, authorizeNet, stripe, square, klarna, turnstile, recaptcha, vies, mail] =
  await Promise.all([
    startPayPalSimulator(Number(values['paypal-port'])),
    startAuthorizeNetSimulator(Number(values['authorizenet-port'])),
    startStripeSimulator(Number(values['stripe-port'])),
    startSquareSimulator(Number(values['square-port'])),
    startKlarnaSimulator(Number(values['klarna-port'])),
    startTurnstileSimulator(Number(values['turnstile-port'])),
    startRecaptchaSimulator(Number(values['recaptcha-port'])),
    startViesSimulator(Number(values['vies-port'])),
    startMailSimulator({
      smtpPort: Number(values['smtp-port']),
      mailPort: Number(values['mail-port']),
      dir: values['mail-dir'],
    }),
  ])

const end = () => process.exit(0)
process.on('SIGTERM', end)
process.on('disconnect', end)
// Ctrl-C reaches the whole terminal; the process that started the simulators stops them when it is
// done.
process.on('SIGINT', () => {
  if (!process.connected) end()
})

console.log(
  JSON.stringify({
    paypal: paypal.url,
    authorizeNet: authorizeNet.url,
    stripe: stripe.url,
    square: square.url,
    klarna: klarna.url,
    turnstile: turnstile.url,
    recaptcha: recaptcha.url,
    vies: vies.url,
    smtp: mail.smtpUrl,
    mail: mail.mailUrl,
  }),
)
