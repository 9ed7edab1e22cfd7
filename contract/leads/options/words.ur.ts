import type { contact } from '../contact.ts';
import type {
  dealerApplication,
  dealershipTypes,
  facilityStatuses,
  provinces,
} from '../dealer-application.ts';
import type { employmentStatuses, jobApplication, maritalStatuses } from '../job-application.ts';
import type { otherInquiry } from '../other-inquiry.ts';
import type { partsRequest } from '../parts-request.ts';
import type { serviceAppointment, serviceTypes } from '../service-appointment.ts';
import type { testDrive } from '../test-drive.ts';
import type { bookingTypes, vehicleBooking } from '../vehicle-booking.ts';

type Option =
  | (
      | typeof serviceTypes
      | typeof bookingTypes
      | typeof dealershipTypes
      | typeof facilityStatuses
      | typeof provinces
      | typeof employmentStatuses
      | typeof maritalStatuses
    )[number]
  | typeof otherInquiry;

/** Cities of the price list store another name of one province. */
const names: Readonly<Record<Option | 'Azad Kashmir', string>> = {
  'Other Inquiry': 'کوئی اور سوال',

  'Purchase Booking': 'خریداری کی بکنگ',

  'Regular Maintenance': 'معمول کی سروس',
  'Oil Change': 'انجن آئل کی تبدیلی',
  'Brake Service': 'بریک کی سروس',
  'Tire Rotation': 'ٹائر روٹیشن',
  'Engine Tune-up': 'انجن کی ٹیوننگ',
  'Electrical System': 'بجلی کا نظام',
  'Air Conditioning': 'اے سی',
  Other: 'کچھ اور',

  'Sales Dealership': 'سیلز ڈیلرشپ',
  'Service Center': 'سروس سینٹر',
  'Full Dealership': 'مکمل ڈیلرشپ',
  'Authorized Parts Dealer': 'پرزوں کا مجاز ڈیلر',
  'Existing Facility': 'موجودہ عمارت',
  'New Construction': 'نئی تعمیر',
  'Renovation Required': 'تزئین و مرمت درکار',
  'Land Available': 'زمین دستیاب',
  'Azad Jammu and Kashmir': 'آزاد جموں و کشمیر',
  'Azad Kashmir': 'آزاد کشمیر',
  Balochistan: 'بلوچستان',
  'Gilgit-Baltistan': 'گلگت بلتستان',
  'Islamabad Capital Territory': 'وفاقی دارالحکومت اسلام آباد',
  'Khyber Pakhtunkhwa': 'خیبر پختونخوا',
  Punjab: 'پنجاب',
  Sindh: 'سندھ',

  Employed: 'برسرِ روزگار',
  Unemployed: 'بے روزگار',
  Student: 'زیرِ تعلیم',
  Freelancer: 'فری لانسر',
  'Self-employed': 'اپنا کاروبار',
  Married: 'شادی شدہ',
  Unmarried: 'غیر شادی شدہ',
};

export const nameOption = (option: string): string => names[option as Option] ?? option;

type Noun = (
  | typeof contact
  | typeof vehicleBooking
  | typeof testDrive
  | typeof serviceAppointment
  | typeof partsRequest
  | typeof jobApplication
  | typeof dealerApplication
)['texts']['noun']['one'];

const titles: Readonly<Record<Noun, string>> = {
  inquiry: 'آپ کا پیغام',
  booking: 'آپ کی بکنگ',
  'test drive': 'آپ کی ٹیسٹ ڈرائیو',
  'service appointment': 'آپ کی سروس اپائنٹمنٹ',
  'parts request': 'آپ کی پرزے کی درخواست',
  'job application': 'آپ کی ملازمت کی درخواست',
  'dealer application': 'آپ کی ڈیلرشپ کی درخواست',
};

export const yourRequest = (noun: string) => titles[noun as Noun] ?? 'آپ کی درخواست';
