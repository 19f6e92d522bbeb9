/** What the secrets of authenticator apps are encrypted for. */
export const SECRET_PURPOSE = 'second-factor'
