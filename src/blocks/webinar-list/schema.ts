import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const webinarList = {
  description: 'Upcoming and recorded webinars from content/webinars: the next one first, then the latest recording.',
  props: z.strictObject({
    upcoming: text('Heading of the upcoming sessions.'),
    recorded: text('Heading of the recorded sessions.'),
    none: text('Shown while no session is scheduled.'),
    time: text('When a session starts; {weekday} and {time} are filled in.'),
    duration: text('How long a session is; {minutes} is filled in.'),
    register: text('The button of an upcoming session.'),
    registerText: text('The sentence under that button once it is opened.'),
    calendar: text('The link to the calendar file.'),
    reserve: text('The link to the contact form.'),
    reserveAbout: text('The first line of the message on the contact form; {title} is filled in.'),
    over: text('Shown when the day has passed and nobody has filed the recording yet.'),
    watch: text('The button of a recorded session.'),
    opens: text('After the words of a link to another site; {host} is filled in.'),
    summary: text('Heading of what a recorded session covers.'),
    chapters: text('Heading of the chapters.'),
    excerpt: text('Heading of the paragraph from the transcript.'),
    request: text('The link to the contact form, for a recording that is sent on request.'),
    requestAbout: text('The first line of the message on the contact form; {title} is filled in.'),
  }),
  interactive: true,
  children: 'none',
  shows: { webinars: { at: (slug) => slug, counted: [] } },
  places: ['upcoming', 'recorded'],
  example:
    '<WebinarList upcoming="Upcoming" recorded="Recorded" none="Nothing is scheduled." time="{weekday}, {time}" duration="{minutes} minutes" register="Register Now" registerText="Words." calendar="Add to calendar" reserve="Reserve a place" reserveAbout="A place at: {title}" over="This session has taken place" watch="Watch Recording" opens="opens {host}" summary="Summary" chapters="Chapters" excerpt="From the transcript" request="Request the recording" requestAbout="Recording: {title}" />',
} as const satisfies BlockDefinition
