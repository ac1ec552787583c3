/** Errors of requests to vendors. */

const errors = {
  noRequest: 'There is no request {requestId}.',
  whichRequests: 'Name a request, or a list of them.',
  requestFinal: 'Request {requestId} has come to its end: nothing is done with it any more.',
  requestGoesOn: 'Request {requestId} goes on by itself. Only what has failed is sent again.',
  requestNotFailed: 'Request {requestId} has not failed.',
  requestUndone: 'Request {requestId} is being undone already.',
  requestAsksVendor: 'The vendor is asked about request {requestId} at this moment. Try again in a minute.',
  requestAfterOthers: 'Earlier requests of the same subscription come before request {requestId}.',
  noDrift: 'There is no difference {driftId}.',
  driftMended: 'Difference {driftId} is mended already.',
  driftUnderWay:
    'A request about this subscription is open. Difference {driftId} is looked at again once it has ended.',
  driftCannot: 'Difference {driftId} cannot be mended so. Its page says what mends it.',
  driftChanged: 'Since difference {driftId} was seen, the subscription has changed. It is compared again each night.',
  mayNotTakeOver: 'Your rights do not allow to take over what the vendor has.',
  noVendorReference: 'Say how the vendor calls the subscription: he has not told it for request {requestId} yet.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
