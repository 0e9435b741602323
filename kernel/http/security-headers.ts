import { secureHeaders } from 'hono/secure-headers'

/** On every answer. Pages bring a Content-Security-Policy of their own; whatever brings none may do nothing. */
export const securityHeaders = (hsts: string | undefined) =>
  secureHeaders({
    strictTransportSecurity: hsts ?? false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    xDownloadOptions: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  })
