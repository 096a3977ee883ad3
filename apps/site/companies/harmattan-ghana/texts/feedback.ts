import type { FeedbackTexts } from '../../../app/forms/submit-feedback.ts';

export const feedbackTexts: FeedbackTexts = {
  meta: {
    title: 'Feedback | Harmattan Insurance Ghana',
    description: 'Tell Harmattan Insurance Ghana Ltd what you think of this website.',
  },
  title: 'How are we doing?',
  form: {
    rating: 'How would you rate this website?',
    stars: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
    recommend: 'How likely are you to recommend us to someone you know?',
    least: 'Not at all likely',
    most: 'Extremely likely',
    unanswered: 'Not chosen yet',
    score: (score, most) => `${score} of ${most}`,
    feedback: 'What could we do better? (optional)',
    send: 'Submit',
    sending: 'Sending...',
    incomplete: 'Please provide a star rating and a recommendation score.',
    missing: {
      rating: 'Choose from one to five stars.',
      likely_to_recommend: 'Choose a score from 1 to 10.',
    },
  },
  messages: {
    emailed: 'Submitted successfully and email sent!',
    notEmailed: 'Feedback saved, but failed to send email.',
    rejected: 'Failed to submit feedback. Please try again.',
    unreachable: 'An error occurred. Please try again later.',
    wait: (seconds) =>
      `Many answers have just come from your network. Yours is still here: please send it again in ${seconds} seconds.`,
  },
};
