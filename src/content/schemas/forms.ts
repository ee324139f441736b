import { z } from 'zod'
import { interest, text, textWith } from '#src/content/field-types.ts'

const field = z.strictObject({
  label: text('The words above the field.'),
  hint: text('One line under the label, read out together with it. Left out, there is no hint.').optional(),
})

const message = (when: string) => text(`Shown under the field ${when}. A full sentence without a full stop.`)

/** The fields of the contact form, in the order they stand on the page. */
const fields = z.strictObject({
  firstName: field,
  lastName: field,
  email: field,
  company: field,
  title: field,
  phone: field,
  service: field,
  message: field,
})

/** One message for each rule. They are the only messages the form can show by itself. */
const messages = z.strictObject({
  firstNameRequired: message('when it is empty'),
  firstNameMin: message('when it is shorter than 2 characters'),
  firstNameMax: message('when it is longer than 50 characters'),
  lastNameRequired: message('when it is empty'),
  lastNameMin: message('when it is shorter than 2 characters'),
  lastNameMax: message('when it is longer than 50 characters'),
  emailRequired: message('when it is empty'),
  emailFormat: message('when it is not an e-mail address'),
  companyRequired: message('when it is empty'),
  companyMin: message('when it is shorter than 2 characters'),
  companyMax: message('when it is longer than 100 characters'),
  titleMax: message('when it is longer than 100 characters'),
  phoneFormat: message('when it is anything but an optional plus and up to 16 digits, the first not zero'),
  messageMin: message('when it is shorter than 10 characters, also when it is empty'),
  messageMax: message('when it is longer than 1000 characters'),
})

/** The first line of the message for a reader who comes from an entry of the site; {title} is filled in. */
const subjects = z.strictObject({
  jobs: textWith(['title'], 'From a job. {title} is its name.'),
  services: textWith(['title'], 'From a service. {title} is its name.'),
  resources: textWith(['title'], 'From a document. {title} is its name.'),
  webinars: textWith(['title'], 'From a webinar. {title} is its name.'),
  caseStudies: textWith(['title'], 'From a case study. {title} is its headline.'),
})

/** `content/forms/contact.json`: every word of the contact form. */
export const contactForm = z.strictObject({
  title: text('Name of the form for screen readers.'),
  fields,
  optional: text('Put after the label of a field that may stay empty, for example "(optional)".'),
  emptyChoice: text('The first choice of the list of services: nothing chosen yet.'),
  services: z
    .array(z.strictObject({ value: interest, label: text('The words of the option.') }))
    .describe('The list of services, in the order readers see it.'),
  messages,
  subjects,
  errorSummary: text('Heading of the list of errors.'),
  errorCount: textWith(['count'], 'The same for screen readers, with their number: {count} is filled in.'),
  errorCountOne: text('The same where there is one error.'),
  errorTitlePrefix: text('Put before the page title in the browser tab while there are errors, for example "Error:".'),
  useInstead: textWith(['value'], 'Button offering a corrected phone number; {value} is filled in.'),
  counter: textWith(['count', 'max'], 'Under the message; {count} and {max} are filled in.'),
  honeypot: text('Label of a field that people never see. Programs that fill it in are marked as suspected.'),
  privacyNote: text('One sentence above the button: what happens with the data.'),
  submit: text('The button.'),
  submitting: text('The button while the message is being sent.'),
  success: z.strictObject({
    title: text('First line of the notice.'),
    text: text('Second line of the notice.'),
    receipt: textWith(
      ['receipt'],
      'Third line, where the receiver gives a number for the message; {receipt} is filled in.',
    ),
    mailto: text('Replaces the first line when the visitor’s own mail program was opened instead of sending.'),
    mailtoText: text('Replaces the second line in the same case.'),
  }),
  failure: z.strictObject({
    title: text('First line of the notice.'),
    text: text('Second line of the notice.'),
    kept: text('In the box above the button: nothing typed was lost.'),
    email: text('Link that opens a mail containing what was typed.'),
    call: textWith(['phone'], 'Link that calls; {phone} is filled in.'),
  }),
  unknown: z.strictObject({
    title: text('First line of the notice when no answer came and nobody can say whether the message arrived.'),
    text: text('Second line of the notice: why, and what to do. A message that is sent again counts once.'),
  }),
  offline: text('Added to the failure notice when there is no connection.'),
  mailSubject: textWith(['name', 'company'], 'Subject of the prepared mail; {name} and {company} are filled in.'),
  demonstration: text('Shown beside the button and in the success notice while nothing is transmitted.'),
  noScript: z.strictObject({
    title: text('Heading of the box shown where JavaScript is off or did not arrive and the form cannot be sent.'),
    text: text('The sentence before the phone number and the e-mail address.'),
  }),
  answer: z.strictObject({
    again: text('On the page that answers without JavaScript when nothing was sent: what was typed is not lost.'),
    back: text('Link on that page, and on the one that says it was sent, to the home page.'),
  }),
  footer: z.strictObject({
    before: text('The words before the first link.'),
    privacy: text('Link to /privacy-policy.'),
    between: text('The words between the links.'),
    terms: text('Link to /terms.'),
    after: text('The words after the second link.'),
  }),
})
export type ContactFormWords = z.output<typeof contactForm>
/** An option of the list of services. */
export type Interest = ContactFormWords['services'][number]['value']

/** `content/forms/digest.json`: every word of the digest sign-up. */
export const digestForm = z.strictObject({
  title: text('Heading.'),
  intro: text('One or two sentences: how often, and who reads it.'),
  label: text('Label of the e-mail box.'),
  submit: text('The button.'),
  submitting: text('The button while the address is being sent.'),
  emailRequired: message('when it is empty'),
  emailFormat: message('when it is not an e-mail address'),
  success: text('After signing up.'),
  receipt: textWith(['receipt'], 'Said behind it, where the receiver gives a number for it; {receipt} is filled in.'),
  mailto: text('After the visitor’s own mail program was opened instead of sending.'),
  mailSubject: text('Subject of that mail.'),
  mailBody: textWith(['email'], 'Text of that mail; {email} is filled in.'),
  failure: text('When sending failed.'),
  unknown: text('When no answer came and nobody can say whether the address arrived. Sent again, it counts once.'),
  demonstration: text('Shown while nothing is transmitted.'),
  honeypot: text('Label of a field that people never see.'),
  feeds: z.strictObject({
    label: text('The question before the feed links.'),
    rss: text('Link to the RSS feed.'),
    atom: text('Link to the Atom feed.'),
    json: text('Link to the JSON feed.'),
  }),
  noScript: text('Link shown where JavaScript is off or did not arrive and the form cannot be sent: opens a mail.'),
})
export type DigestFormWords = z.output<typeof digestForm>
