/** Where an image of the configuration is found: a stored image at the image service, anything else as it stands (EXT-10). */
import { isStoredImagePath } from '../rules/stored-image.ts';

export const imageAddress = (image: string): string => (isStoredImagePath(image) ? `/keeper/get/${image}` : image);
